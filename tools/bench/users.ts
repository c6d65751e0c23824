import { dayMs } from '#domain/dates/day-length.ts';
import { parseConfig } from '#server/config/config.ts';
import type { Context } from '#server/app/context.ts';
import { openDatabase } from '#server/db/open.ts';
import { accounts, sessions } from '#server/db/schema.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { hashToken, createRandomId, createSessionToken } from '#server/services/tokens.ts';

/** An account with a session. */
export interface BenchUser {
  readonly userid: number;
  readonly token: string;
}

/** Inserts accounts with sessions into the database, because registration has a rate limit. */
async function insertUsers(
  { db, cipher }: Pick<Context, 'db' | 'cipher'>,
  count: number,
): Promise<BenchUser[]> {
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + dayMs);
  const users = Array.from({ length: count }, () => {
    const userid = createRandomId();
    return { userid, token: createSessionToken(userid, cipher) };
  });
  await db.insert(accounts).values(
    users.map(({ userid }) => ({
      userid,
      // Without a login, so names are not encrypted or reserved.
      email: '',
      username: '',
      passwordHash: 'none',
      createdAt,
    })),
  );
  await db.insert(sessions).values(
    users.map(({ userid, token }) => ({
      tokenHash: hashToken(token),
      userid,
      createdAt,
      usedAt: createdAt,
      expiresAt,
      remembered: true,
    })),
  );
  return users;
}

/**
 * Adds accounts with sessions to the database of a server.
 * @param env settings of the server, which must be stopped if its database is embedded
 */
export async function addUsers(env: Record<string, string>, count: number): Promise<BenchUser[]> {
  const config = parseConfig(env);
  const { db, close } = await openDatabase(config);
  try {
    const { cipher } = await openKeysAndEncryptOlderRows(config, { db }, () => new Date());
    const added: BenchUser[] = [];
    for (let rest = count; rest > 0; rest -= 1000)
      added.push(...(await insertUsers({ db, cipher }, Math.min(rest, 1000))));
    return added;
  } finally {
    await close();
  }
}
