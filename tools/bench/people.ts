import type { Database } from '#server/db/database.ts';
import { accounts, sessions } from '#server/db/schema.ts';
import { hashToken, newBigId, newToken } from '#server/services/tokens.ts';

/** An account with a living session. */
export interface BenchPerson {
  readonly userid: number;
  readonly token: string;
}

/** Writes so many accounts with sessions straight into the database: sign-up is limited, and not what is measured. */
export async function addPeople(db: Database, count: number): Promise<BenchPerson[]> {
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  const people = Array.from({ length: count }, () => ({ userid: newBigId(), token: newToken() }));
  await db.insert(accounts).values(
    people.map(({ userid }) => ({
      userid,
      email: `${userid}@example.org`,
      username: `u${userid}`,
      usernameKey: `u${userid}`,
      passwordHash: 'none',
      createdAt,
    })),
  );
  await db
    .insert(sessions)
    .values(
      people.map(({ userid, token }) => ({ tokenHash: hashToken(token), userid, createdAt, expiresAt })),
    );
  return people;
}
