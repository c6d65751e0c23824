import { and, asc, desc, eq } from 'drizzle-orm';
import type { Helped } from '#contract/requests.ts';
import type { Database } from '../db/database.ts';
import { chosenSteps } from '../db/schema.ts';

/** A step as it is stored. */
export type StoredStep = typeof chosenSteps.$inferSelect;

/** All steps that a user chose, oldest first. */
export async function listSteps(db: Database, userid: number): Promise<StoredStep[]> {
  return db.select().from(chosenSteps).where(eq(chosenSteps.userid, userid)).orderBy(asc(chosenSteps.number));
}

/** The step that a user chose last, or null. */
export async function lastStep(db: Database, userid: number): Promise<StoredStep | null> {
  const [step] = await db
    .select()
    .from(chosenSteps)
    .where(eq(chosenSteps.userid, userid))
    .orderBy(desc(chosenSteps.number))
    .limit(1);
  return step ?? null;
}

/** Stores a step. A number that is taken is refused by the database. */
export async function insertStep(db: Database, step: typeof chosenSteps.$inferInsert): Promise<void> {
  await db.insert(chosenSteps).values(step);
}

/** Stores what became of a step. */
export async function updateStep(
  db: Database,
  { userid, number }: Pick<StoredStep, 'userid' | 'number'>,
  change: { readonly helped: Helped } | { readonly dropped: true },
): Promise<void> {
  await db
    .update(chosenSteps)
    .set(change)
    .where(and(eq(chosenSteps.userid, userid), eq(chosenSteps.number, number)));
}
