import type { PlainMessageId } from '#language/translate.ts';

/** A choice: its code, its label, and its words in a sentence. */
interface Choice {
  readonly code: string;
  readonly label: PlainMessageId;
  readonly words: PlainMessageId;
}

/** Times of day in their order, with the hour at which each is over. */
export const planTimes = [
  { code: 'wake', label: 'plan.choice.wake', words: 'plan.words.wake', endHour: 9 },
  { code: 'lunch', label: 'plan.choice.lunch', words: 'plan.words.lunch', endHour: 15 },
  { code: 'work', label: 'plan.choice.work', words: 'plan.words.work', endHour: 19 },
  { code: 'dinner', label: 'plan.choice.dinner', words: 'plan.words.dinner', endHour: 22 },
  { code: 'bed', label: 'plan.choice.bed', words: 'plan.words.bed', endHour: 23 },
] as const satisfies readonly (Choice & { readonly endHour: number })[];
/** Code of a time of day. */
export type PlanTime = (typeof planTimes)[number]['code'];

export const planPlaces = [
  { code: 'home', label: 'plan.choice.home', words: 'plan.words.home' },
  { code: 'work', label: 'plan.choice.atWork', words: 'plan.words.atWork' },
  { code: 'outside', label: 'plan.choice.outside', words: 'plan.words.outside' },
] as const satisfies readonly Choice[];
/** Code of a place. */
type PlanPlace = (typeof planPlaces)[number]['code'];

/** What to do if the step is not possible. */
export const planFallbacks = [
  { code: 'smaller', label: 'plan.choice.smaller' },
  { code: 'next-day', label: 'plan.choice.nextDay' },
  { code: 'tell', label: 'plan.choice.tell' },
] as const satisfies readonly Omit<Choice, 'words'>[];
/** Code of a fallback. */
type PlanFallback = (typeof planFallbacks)[number]['code'];

/** When, where and what if not. */
export interface PlanChoices {
  readonly when: PlanTime;
  readonly where: PlanPlace;
  readonly ifNot: PlanFallback;
  /** The day of the step, YYYY-MM-DD. */
  readonly day: string;
}
