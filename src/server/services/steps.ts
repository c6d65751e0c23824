import { Check } from 'typebox/value';
import { RateStep, type StepBody } from '#contract/requests.ts';
import type { ChosenStep, StepAnswer } from '#contract/responses.ts';
import { selectOfferedSteps } from '#domain/scoring/offered-steps.ts';
import type { Context } from '../app/context.ts';
import { refuse } from '../app/errors.ts';
import { lockAccount } from '../repositories/accounts.ts';
import { findNewestAttempt } from '../repositories/attempts.ts';
import { insertStep, findLastStep, type StoredStep, updateStep } from '../repositories/steps.ts';
import { findSection } from './sections.ts';
import { refuseStopped } from './stop-processing.ts';

/** The last chosen step, if it was not dropped. */
export async function chosenStep(context: Context, userid: number): Promise<StepAnswer> {
  const step = await findLastStep(context.db, userid);
  return { chosen: step && !step.dropped ? writtenStep(step) : null };
}

/** Converts a stored step to the response. */
export function writtenStep({ sectionId, text, chosenAt, helped }: StoredStep): ChosenStep {
  return { section_id: sectionId, text, time: chosenAt.toISOString(), helped };
}

/**
 * Stores a choice, or the rating of the last step. The text comes from the instrument and the stored result. A repeated
 * choice is stored once.
 * @throws AppError 403 while the account is stopped, 404 for an unknown section, 422 for a position that the newest
 * result does not offer
 */
export async function saveStep(context: Context, userid: number, body: StepBody): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userid))) throw refuse('session-missing');
    await refuseStopped(tx, userid);
    const last = await findLastStep(tx, userid);
    if (Check(RateStep, body)) {
      if (last) await updateStep(tx, last, { helped: body.helped });
      return;
    }
    const { instrument } = findSection(context, body.section_id);
    if (body.place === null) {
      if (last) await updateStep(tx, last, { dropped: true });
      return;
    }
    const attempt = await findNewestAttempt(tx, userid, instrument.id);
    const offered = attempt ? selectOfferedSteps(instrument, attempt.result, attempt.helpFirst, attempt) : [];
    const text = offered[body.place];
    if (text === undefined) throw refuse('step-unknown');
    if (last && !last.dropped && last.text === text && last.helped === null) return;
    await insertStep(tx, {
      userid,
      number: (last?.number ?? 0) + 1,
      sectionId: instrument.id,
      text,
      chosenAt: context.now(),
    });
  });
}
