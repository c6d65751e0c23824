import { and, asc, desc, eq } from 'drizzle-orm';
import type { StepRating } from '#contract/requests.ts';
import type { Database } from '../db/database.ts';
import { chosenSteps } from '../db/schema.ts';

export type StoredStep = typeof chosenSteps.$inferSelect;

/** All steps of a user, oldest first. */
export async function listSteps(db: Database, userid: number): Promise<StoredStep[]> {
  return db.select().from(chosenSteps).where(eq(chosenSteps.userid, userid)).orderBy(asc(chosenSteps.number));
}

/** The last step of a user, or null. */
export async function findLastStep(db: Database, userid: number): Promise<StoredStep | null> {
  const [step] = await db
    .select()
    .from(chosenSteps)
    .where(eq(chosenSteps.userid, userid))
    .orderBy(desc(chosenSteps.number))
    .limit(1);
  return step ?? null;
}

/** Stores a step. The database rejects a number that is in use. */
export async function insertStep(db: Database, step: typeof chosenSteps.$inferInsert): Promise<void> {
  await db.insert(chosenSteps).values(step);
}

/** Stores the rating of a step. */
export async function updateStep(
  db: Database,
  { userid, number }: Pick<StoredStep, 'userid' | 'number'>,
  change: { readonly helped: StepRating } | { readonly dropped: true },
): Promise<void> {
  await db
    .update(chosenSteps)
    .set(change)
    .where(and(eq(chosenSteps.userid, userid), eq(chosenSteps.number, number)));
}
