import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { createOlderDatabase } from '#tests/support/older-database.ts';

/** Before `0017_languages.sql`. */
const migrationsBefore = 17;

describe.each(['pglite', 'postgres'] as const)('a database without languages (%s)', (kind) => {
  it('keeps its accounts, attempts and mails, which are in English', async () => {
    const location = await createOlderDatabase(kind, migrationsBefore, async (db) => {
      await db.execute(sql`insert into accounts (userid, email, username, password_hash, created_at)
        values (1, 'ann', 'ann', '-', now())`);
      await db.execute(sql`insert into attempts (userid, attempt_id, section_id, instrument_version, instrument_hash,
          age, answers, result, idempotency_key, taken_at)
        values (1, 'first', 'S1', '1.0', '-', 30, '[1]', '{}', 'first', now())`);
      await db.execute(sql`insert into mail_queue (mail_id, purpose, recipient, queued_at, next_try_at, tries, state)
        values ('first', 'removed', 'ann', now(), now(), 0, 'waiting')`);
    });
    const { db, close } = await openDatabase(location);
    const [account] = await db.query.accounts.findMany();
    const [attempt] = await db.query.attempts.findMany();
    const [mail] = await db.query.mailQueue.findMany();
    await close();
    expect(account).toMatchObject({ userid: 1, language: null });
    expect(attempt).toMatchObject({ answers: [1], language: 'en-IN', browserTranslated: null });
    expect(mail).toMatchObject({ purpose: 'removed', language: null });
  });
});
