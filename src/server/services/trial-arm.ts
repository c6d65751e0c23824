import { indianDay } from '#domain/dates/india-day.ts';
import { majorOf } from '#domain/instrument/version.ts';
import { armCode, armCodes, armOf, harmId } from '#domain/trial/arms.ts';
import { isHarm, type Seen } from '#domain/trial/harm.ts';
import { runsOn, trialVersion } from '#domain/trial/running.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import type { Context, ServedInstrument } from '../context.ts';
import type { Database } from '../db/database.ts';
import { countArms, hasArm, newestOfArms } from '../repositories/arms.ts';
import { newestTrialConsent } from '../repositories/consents.ts';

/** An attempt that is about to be stored. */
export interface AboutToBeStored extends Seen {
  readonly userid: number;
  readonly takenAt: Date;
}

/**
 * The arm that an attempt is stored with: of the trial that runs on its questionnaire, by a keyed hash of person and
 * trial, so that nobody chooses it and it stays; or the code that ends a person's taking part, where they got worse by
 * the trial's bound. Null for everybody who did not agree to the trial as it is worded now, and where none runs.
 * @param tx holds the account
 */
export async function armFor(
  context: Context,
  tx: Database,
  { instrument, trials = [] }: ServedInstrument,
  attempt: AboutToBeStored,
): Promise<string | null> {
  if (!context.settings.research.enabled) return null;
  const today = indianDay(context.now());
  const trial = trials.find((one) => one.major === majorOf(instrument.version) && runsOn(one, today));
  if (!trial || !(await hasAgreed(tx, attempt.userid, trial))) return null;
  const { userid, takenAt } = attempt;
  const harm = armCode(trial, harmId);
  if (await hasArm(tx, userid, harm)) return null;
  const codes = armCodes(trial);
  const before = await newestOfArms(tx, { userid, codes }, takenAt);
  // Before the stop rule: harm is counted also with the attempt that would be one too many.
  if (before && isHarm(instrument, trial.harm, before, attempt)) return harm;
  const { unit, after } = trial.stopRule;
  if (unit === 'attempts' && (await countArms(tx, codes)) >= after) return null;
  return armCode(trial, armOf(trial, keyOf(context, userid, trial)).id);
}

async function hasAgreed(tx: Database, userid: number, trial: TrialFile): Promise<boolean> {
  const consent = await newestTrialConsent(tx, userid, trial.id);
  return consent !== null && consent.given && consent.version === trialVersion(trial);
}

/** Hexadecimal digits that only this server can work out. */
function keyOf({ personal }: Context, userid: number, { id }: TrialFile): string {
  return Buffer.from(personal.keyed('attempts.arm', `${userid} ${id}`), 'base64url').toString('hex');
}
