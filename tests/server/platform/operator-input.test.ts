/** Process arguments contain no personal data and no secrets, because every user of the machine can read them. */
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { toLibpqUrl } from '#server/admin/backup/postgres-store.ts';
import { parseCommand } from '#server/admin/commands/parse-command.ts';
import { openInput } from '#server/admin/commands/input.ts';

const failIfAsked = () => Promise.reject(new Error('asked'));

describe('a command of the admin CLI', () => {
  test.each([
    ['find', 'ann@example.org'],
    ['correct-name', 'ann@example.org', 'Ann B', '--identity-checked'],
    ['correct-email', 'ann@example.org', 'new@example.org', '--identity-checked'],
    ['kind', 'ann@example.org', 'test'],
  ])('rejects an address or a name among its arguments: %s', (...args) => {
    expect(() => parseCommand(args, failIfAsked)).toThrow(/Do not write an address or a name as an argument/);
  });

  test.each([[['find']], [['find', '-']], [['kind', 'test']], [['remove', '--identity-checked']]])(
    'accepts %o',
    (args) => expect(() => parseCommand(args, failIfAsked)).not.toThrow(),
  );

  test('reads values from standard input, one per line', async () => {
    const { ask, close } = openInput(Readable.from(['ann@example.org\nnew@example.org\n']));
    expect([await ask('E-mail address'), await ask('New e-mail address')]).toEqual([
      'ann@example.org',
      'new@example.org',
    ]);
    await expect(ask('New name')).rejects.toThrow('New name: no value.');
    close();
  });
});

describe('the programs of PostgreSQL', () => {
  test.each([
    'postgres://ann:se%2Fcret@localhost/well',
    'postgres://ann@localhost/well?password=se%2Fcret',
    'postgres://localhost/well?user=ann&password=se%2Fcret&sslmode=disable',
  ])('get the password by an environment variable: %s', (url) => {
    const { address, env } = toLibpqUrl(url);
    expect(address).not.toMatch(/cret/);
    expect(env.PGPASSWORD).toBe('se/cret');
  });
});
