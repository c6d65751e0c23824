import { Check } from 'typebox/value';
import { PlanBody, RateStep, type StepBody } from '#contract/step-requests.ts';
import type { ChosenStep, StepResponse } from '#contract/step-responses.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { selectOfferedSteps } from '#domain/scoring/offered-steps.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import type { Transaction } from '../db/database.ts';
import { translateStoredText } from '../instruments/translated.ts';
import { lockAccount } from '../repositories/accounts.ts';
import { findNewestAttempt } from '../repositories/attempts.ts';
import {
  createUndatedPlan,
  findLastStep,
  insertStep,
  type StoredStepPlan,
  type StoredStep,
  updateStep,
} from '../repositories/steps.ts';
import { createDatedPlan } from './create-plan.ts';
import { findPlanOffers } from './plan-offers.ts';
import { findSection } from './sections.ts';
import { refuseStopped } from './stop-processing.ts';

/**
 * The last chosen step, if it was not dropped, and the offered steps.
 * @param language of its text
 */
export async function readStep(context: Context, userid: number, language: string): Promise<StepResponse> {
  const step = await findLastStep(context.db, context.cipher, userid);
  const { contactOnly, troubles } = await findPlanOffers(context, context.db, userid);
  return {
    chosen:
      step && !step.dropped
        ? toStepResponse(step, context.plan, (text) => translateStoredText(language, text))
        : null,
    contact_only: contactOnly,
    offers: troubles.map(({ trouble, isSuggested: suggested, steps }) => ({
      trouble,
      suggested,
      steps: [...steps],
    })),
  };
}

/**
 * Converts a stored step to the response.
 * @param translate translates its texts, which are stored in English
 */
export function toStepResponse(
  { plan, chosenAt, helped }: StoredStep,
  content: PlanContent,
  translate: (text: string) => string,
): ChosenStep {
  const { sectionId, text, contact, trouble, step, smaller, since, choices } = plan;
  const exercise = content.steps.find(({ slug }) => slug === step)?.exercise;
  return {
    section_id: sectionId,
    text: translate(text),
    time: chosenAt.toISOString(),
    helped,
    ...(contact && { contact }),
    ...(choices && {
      plan: {
        trouble,
        step,
        smaller: translate(smaller),
        when: choices.when,
        where: choices.where,
        if_not: choices.ifNot,
        day: choices.day,
        since,
        ...(exercise && { exercise }),
      },
    }),
  };
}

/**
 * Stores a choice, or the rating of the last step. Texts come from the stored result or from the content. A repeated
 * choice is stored once.
 * @throws AppError 403 while the account is stopped, 404 for an unknown section, 422 for a step that the newest results
 * do not offer
 */
export async function saveStep(context: Context, userid: number, body: StepBody): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userid))) throw createAppError('session-missing');
    await refuseStopped(tx, userid);
    const last = await findLastStep(tx, context.cipher, userid);
    if (Check(RateStep, body)) {
      if (last) await updateStep(tx, last, { helped: body.helped });
      return;
    }
    if ('place' in body && body.place === null) {
      findSection(context, body.section_id);
      if (last) await updateStep(tx, last, { dropped: true });
      return;
    }
    const plan = Check(PlanBody, body)
      ? createDatedPlan(context, await findPlanOffers(context, tx, userid), last, body)
      : await findOfferedStep(context, tx, userid, body.section_id, body.place ?? -1);
    if (!plan) throw createAppError('step-unknown');
    if (last && !last.dropped && last.helped === null && isSamePlan(last.plan, plan)) return;
    const number = (last?.number ?? 0) + 1;
    await insertStep(tx, context.cipher, { userid, number, chosenAt: context.now(), plan });
  });
}

/** The step of the newest result of a section at a position; null if it offers none there. */
async function findOfferedStep(
  context: Context,
  tx: Transaction,
  userid: number,
  sectionId: string,
  place: number,
): Promise<StoredStepPlan | null> {
  const { instrument } = findSection(context, sectionId);
  const attempt = await findNewestAttempt(tx, userid, instrument.id);
  const offered = attempt ? selectOfferedSteps(instrument, attempt.result, attempt.helpFirst, attempt) : [];
  const text = offered[place];
  if (!attempt || text === undefined) return null;
  return createUndatedPlan({ sectionId: instrument.id, text, contact: attempt.helpFirst });
}

function isSamePlan(a: StoredStepPlan, b: StoredStepPlan): boolean {
  const { text, choices } = a;
  return text === b.text && JSON.stringify(choices) === JSON.stringify(b.choices);
}
