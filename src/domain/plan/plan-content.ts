import type { SingleCondition } from '../instrument/instrument.ts';
import type { PlanTime } from './plan-choices.ts';

/** An answer or a level of the newest result of a section. */
export type PlanCondition = SingleCondition & { readonly section: string };

/** What a person can choose under 'What troubles you most now?'. */
export interface Trouble {
  /** Stored with plans. */
  readonly id: string;
  readonly label: string;
  /** Id of the section to answer again after four weeks. */
  readonly answerAgain: string;
  /** The preselected time of day. */
  readonly usual: PlanTime;
  /** Whether the numbers for people who are not safe with someone are displayed. */
  readonly safetyLines?: boolean;
  /** One met condition marks the trouble as suggested. */
  readonly suggestedBy: readonly PlanCondition[];
}

/** A trouble as it is named outside of the plan. */
export type NamedTrouble = Pick<Trouble, 'id' | 'label' | 'safetyLines'>;

/** A small step. */
export interface PlanStep {
  /** Name of its file. */
  readonly slug: string;
  /** Ids of the troubles that offer it. */
  readonly troubles: readonly string[];
  readonly text: string;
  /** A smaller version. */
  readonly smaller: string;
  /** Slug of a guided exercise. */
  readonly exercise?: string;
  /** Whether it is a step towards another person. */
  readonly contact: boolean;
  /** One met condition hides the step. */
  readonly notWhen?: readonly PlanCondition[];
}

/** The compiled files of `content/plan`. Steps are in the order of their file names. */
export interface PlanContent {
  readonly troubles: readonly Trouble[];
  readonly steps: readonly PlanStep[];
}
