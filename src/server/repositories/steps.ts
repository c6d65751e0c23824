import { and, asc, desc, eq } from 'drizzle-orm';
import type { StepRating } from '#contract/step-requests.ts';
import type { PlanChoices } from '#domain/plan/plan-choices.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import type { Database } from '../db/database.ts';
import { chosenSteps } from '../db/schema.ts';
import { decryptRow, encryptRow } from './encrypted-rows.ts';

type Row = typeof chosenSteps.$inferSelect;

/** What is stored of a step, encrypted. */
export interface StoredStepPlan {
  /** The section of the result, or the one to answer again. */
  readonly sectionId: string;
  /** Text at the time of the choice. */
  readonly text: string;
  /** The smaller version; '' if there is none. */
  readonly smaller: string;
  /** Whether it is a step towards another person. */
  readonly contact: boolean;
  readonly trouble: string | null;
  /** Slug; null for a step of a result. */
  readonly step: string | null;
  /** Day of the first choice of the same step, YYYY-MM-DD; null if this is the first. */
  readonly since: string | null;
  /** Null for a step without a day. */
  readonly choices: PlanChoices | null;
}

/** A decrypted step. */
export type StoredStep = Pick<Row, 'userid' | 'number' | 'chosenAt' | 'helped' | 'dropped'> & {
  readonly plan: StoredStepPlan;
};

/** All steps of a user, oldest first. */
export async function listSteps(db: Database, cipher: FieldCipher, userid: number): Promise<StoredStep[]> {
  const rows = await db
    .select()
    .from(chosenSteps)
    .where(eq(chosenSteps.userid, userid))
    .orderBy(asc(chosenSteps.number));
  return rows.map((row) => fromRow(cipher, row));
}

/** The last step of a user, or null. */
export async function findLastStep(
  db: Database,
  cipher: FieldCipher,
  userid: number,
): Promise<StoredStep | null> {
  const [row] = await db
    .select()
    .from(chosenSteps)
    .where(eq(chosenSteps.userid, userid))
    .orderBy(desc(chosenSteps.number))
    .limit(1);
  return row ? fromRow(cipher, row) : null;
}

/** Stores a step. The database rejects a number that is in use. */
export async function insertStep(
  db: Database,
  cipher: FieldCipher,
  { plan, ...step }: Pick<StoredStep, 'userid' | 'number' | 'chosenAt' | 'plan'>,
): Promise<void> {
  const row = { ...step, sectionId: '', text: '', plan: JSON.stringify(plan) };
  await db.insert(chosenSteps).values(encryptRow(cipher, 'chosen_steps', row));
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

function fromRow(cipher: FieldCipher, row: Row): StoredStep {
  const { userid, number, chosenAt, helped, dropped, plan, sectionId, text } = decryptRow(
    cipher,
    'chosen_steps',
    row,
  );
  return {
    userid,
    number,
    chosenAt,
    helped,
    dropped,
    plan: plan
      ? (JSON.parse(plan) as StoredStepPlan)
      : createUndatedPlan({ sectionId, text, contact: false }),
  };
}

/** Creates the plan of a step of a result. Rows of version 1.0 have only its section and text. */
export function createUndatedPlan(
  step: Pick<StoredStepPlan, 'sectionId' | 'text' | 'contact'>,
): StoredStepPlan {
  return { ...step, smaller: '', trouble: null, step: null, since: null, choices: null };
}
