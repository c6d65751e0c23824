import { isConditionPartMet, type HelpContext } from '../scoring/help-shown-first.ts';
import type { Instrument } from '../instrument/instrument.ts';
import type { PlanCondition, PlanContent, PlanStep } from './plan-content.ts';

/** Number of steps that a trouble offers. */
export const stepsPerTrouble = 3;

/** Results count for a plan for this time, in ms: 30 days. */
export const planResultMaxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** The newest result of a section, at most `planResultMaxAgeMs` old. */
export interface RecentResult extends HelpContext {
  /** Of the answered version. */
  readonly instrument: Instrument;
  /** Whether help is displayed first: the clinical tier. */
  readonly isHelpFirst: boolean;
}

/** The steps of one trouble. */
interface TroubleOffer {
  readonly trouble: string;
  /** Whether answers suggest the trouble. */
  readonly isSuggested: boolean;
  /** Slugs in order. */
  readonly steps: readonly string[];
}

/** The steps that fit the results of a person. */
export interface PlanOffers {
  /** Whether only steps towards another person are offered. */
  readonly contactOnly: boolean;
  readonly troubles: readonly TroubleOffer[];
}

/**
 * Selects the steps of every trouble. In the clinical tier of any recent result these are the contact steps, whatever
 * the trouble is.
 */
export function offerSteps(content: PlanContent, results: readonly RecentResult[]): PlanOffers {
  const contactOnly = results.some(({ isHelpFirst }) => isHelpFirst);
  const isMet = (condition: PlanCondition) =>
    results.some(
      (result) =>
        result.instrument.id === condition.section &&
        isConditionPartMet(result.instrument, condition, result),
    );
  return {
    contactOnly,
    troubles: content.troubles.map(({ id, suggestedBy }) => ({
      trouble: id,
      isSuggested: suggestedBy.some(isMet),
      steps: contactOnly
        ? listContactSteps(content)
        : listTroubleSteps(content, id)
            .filter(({ notWhen = [] }) => !notWhen.some(isMet))
            .slice(0, stepsPerTrouble)
            .map(({ slug }) => slug),
    })),
  };
}

function listTroubleSteps({ steps }: PlanContent, trouble: string): readonly PlanStep[] {
  return steps.filter(({ troubles }) => troubles.includes(trouble));
}

function listContactSteps({ steps }: PlanContent): readonly string[] {
  return steps.filter(({ contact }) => contact).map(({ slug }) => slug);
}
