/** Times of day in their order: code, label, words in a sentence, and the hour at which it is over. */
export const planTimes = [
  { code: 'wake', label: 'After waking up', words: 'after waking up', endHour: 9 },
  { code: 'lunch', label: 'After lunch', words: 'after lunch', endHour: 15 },
  { code: 'work', label: 'After work or college', words: 'after work or college', endHour: 19 },
  { code: 'dinner', label: 'After dinner', words: 'after dinner', endHour: 22 },
  { code: 'bed', label: 'Before bed', words: 'before bed', endHour: 23 },
] as const;
/** Code of a time of day. */
export type PlanTime = (typeof planTimes)[number]['code'];

/** Places: code, label, and words in a sentence. */
export const planPlaces = [
  { code: 'home', label: 'At home', words: 'at home' },
  { code: 'work', label: 'At work or college', words: 'at work or college' },
  { code: 'outside', label: 'Outside', words: 'outside' },
] as const;
/** Code of a place. */
type PlanPlace = (typeof planPlaces)[number]['code'];

/** What to do if the step is not possible: code, label, and words in a sentence. */
export const planFallbacks = [
  { code: 'smaller', label: 'Do a smaller step', words: 'do a smaller step' },
  { code: 'next-day', label: 'Try again the next day', words: 'try again the next day' },
  { code: 'tell', label: 'Tell someone', words: 'tell someone' },
] as const;
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
