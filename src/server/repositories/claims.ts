import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type ClaimKind, claims } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

export type Claim = typeof claims.$inferSelect;
/** Which text of which kind. */
export type Claimed = Pick<Claim, 'kind' | 'keyHash'>;

/** How a text stands among the claims of its kind. */
export function claimOf(cipher: FieldCipher, kind: ClaimKind, text: string): Claimed {
  return { kind, keyHash: cipher.hash(`claims.${kind}`, text) };
}

const of = ({ kind, keyHash }: Claimed) => and(eq(claims.kind, kind), eq(claims.keyHash, keyHash));

/** Takes what nobody has claimed; false when somebody has. Waits for a rival who is just taking it. */
export async function insertClaim(db: Database, claim: typeof claims.$inferInsert): Promise<boolean> {
  const rows = await db.insert(claims).values(claim).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Stores claims; one that is there already stays. */
export async function insertClaims(db: Database, all: readonly Claim[]): Promise<void> {
  await db
    .insert(claims)
    .values([...all])
    .onConflictDoNothing();
}

/** The claim, or null. */
export async function findClaim(db: Database, claimed: Claimed): Promise<Claim | null> {
  const [claim] = await db.select().from(claims).where(of(claimed));
  return claim ?? null;
}

/** Holds a claim until the transaction ends, and gives it; null when it is not, or no longer, this user's. */
export async function lockClaim(tx: Database, claimed: Claimed, userid: number): Promise<Claim | null> {
  const [claim] = await tx
    .select()
    .from(claims)
    .where(and(of(claimed), eq(claims.userid, userid)))
    .for('update');
  return claim ?? null;
}

/** From now on the claim stands until it is freed. */
export async function settleClaim(db: Database, claimed: Claimed, settledAt: Date): Promise<void> {
  await db.update(claims).set({ settledAt }).where(of(claimed));
}

/** Frees what a user has claimed; a claim of somebody else stays. */
export async function deleteClaim(db: Database, claimed: Claimed, userid: number): Promise<void> {
  await db.delete(claims).where(and(of(claimed), eq(claims.userid, userid)));
}

/** Frees every claim of a kind. */
export async function deleteClaims(db: Database, kind: ClaimKind): Promise<void> {
  await db.delete(claims).where(eq(claims.kind, kind));
}

/** Claims from before a time that nobody has settled, the oldest first, at most so many. */
export function unsettledClaims(db: Database, before: Date, limit: number): Promise<Claim[]> {
  return db
    .select()
    .from(claims)
    .where(and(isNull(claims.settledAt), lt(claims.claimedAt, before)))
    .orderBy(asc(claims.claimedAt))
    .limit(limit);
}
