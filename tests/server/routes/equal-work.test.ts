/** The work of a request does not reveal whether a username or an address has an account. */
import { expect, test } from 'vitest';
import { findAccountByEmail, findAccountByUsername } from '#server/repositories/accounts.ts';
import type { FieldCipher } from '#server/crypto/field-cipher.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { createPerson } from './people.ts';

onBothDatabases('Account lookup', (running) => {
  /** Counts queries and decryptions of a look-up. */
  async function countWork(find: (db: never, cipher: FieldCipher) => Promise<unknown>) {
    const { db, cipher } = running().context;
    const work = { queries: 0, decryptions: 0 };
    const countingDb = new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'select' || name === 'execute' || name === 'query') work.queries += 1;
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const counting: FieldCipher = {
      ...cipher,
      decrypt(...args) {
        work.decryptions += 1;
        return cipher.decrypt(...args);
      },
    };
    const found = await find(countingDb as never, counting);
    return { work, found };
  }

  test.each(['username', 'email'] as const)(
    'does the same work with and without an account: %s',
    async (by) => {
      const who = await createPerson(running());
      const find = (text: string) => (db: never, cipher: FieldCipher) =>
        by === 'username' ? findAccountByUsername(db, cipher, text) : findAccountByEmail(db, cipher, text);
      const existing = await countWork(find(by === 'username' ? who.username.toLowerCase() : who.email));
      const missing = await countWork(find('nobody_has_this_name'));
      expect(existing.found).toMatchObject({ userid: who.userid });
      expect(missing.found).toBeNull();
      expect(missing.work).toEqual(existing.work);
      expect(existing.work).toEqual({ queries: 2, decryptions: 2 });
    },
  );
});
