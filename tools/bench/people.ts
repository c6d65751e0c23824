import { dayMs } from '#domain/dates/day-length.ts';
import { parseConfig } from '#server/config/config.ts';
import type { Context } from '#server/app/context.ts';
import { openDatabase } from '#server/db/open.ts';
import { accounts, sessions } from '#server/db/schema.ts';
import { openKeys } from '#server/crypto/open-keys.ts';
import { hashToken, createBigId, createSessionToken } from '#server/services/tokens.ts';

/** An account with a living session. */
export interface BenchPerson {
  readonly userid: number;
  readonly token: string;
}

/** Writes so many accounts with sessions straight into the database: sign-up is limited, and not what is measured. */
async function addPeople(
  { db, cipher }: Pick<Context, 'db' | 'cipher'>,
  count: number,
): Promise<BenchPerson[]> {
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + dayMs);
  const people = Array.from({ length: count }, () => {
    const userid = createBigId();
    return { userid, token: createSessionToken(userid, cipher) };
  });
  await db.insert(accounts).values(
    people.map(({ userid }) => ({
      userid,
      // Nobody logs in to them: no names are sealed, and none claimed.
      email: '',
      username: '',
      passwordHash: 'none',
      createdAt,
    })),
  );
  await db.insert(sessions).values(
    people.map(({ userid, token }) => ({
      tokenHash: hashToken(token),
      userid,
      createdAt,
      usedAt: createdAt,
      expiresAt,
      remembered: true,
    })),
  );
  return people;
}

/** The same, in the database of a server that has these settings; it does not run meanwhile, where it is embedded. */
export async function addPeopleTo(env: Record<string, string>, count: number): Promise<BenchPerson[]> {
  const config = parseConfig(env);
  const { db, close } = await openDatabase(config);
  try {
    const { cipher } = await openKeys(config, { db }, () => new Date());
    const added: BenchPerson[] = [];
    for (let left = count; left > 0; left -= 1000)
      added.push(...(await addPeople({ db, cipher }, Math.min(left, 1000))));
    return added;
  } finally {
    await close();
  }
}
