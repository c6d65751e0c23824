import type { Database } from '#server/db/database.ts';
import { accounts, sessions } from '#server/db/schema.ts';
import { hashToken, newBigId, sessionToken } from '#server/services/tokens.ts';

/** An account with a living session. */
export interface BenchPerson {
  readonly userid: number;
  readonly token: string;
}

/** Writes so many accounts with sessions straight into the database: sign-up is limited, and not what is measured. */
export async function addPeople(db: Database, count: number): Promise<BenchPerson[]> {
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  const people = Array.from({ length: count }, () => {
    const userid = newBigId();
    return { userid, token: sessionToken(userid) };
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
