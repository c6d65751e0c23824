/** Reads the step that the user chose, and the steps that fit the results. */
import { planFallbacks, type PlanChoices, planPlaces, planTimes } from '#domain/plan/plan-choices.ts';
import { isDay } from '#domain/dates/india-day.ts';
import type { PlanOffers } from '#domain/plan/offer-steps.ts';
import type { StepRating } from '../step-requests.ts';
import { toNumber } from './numbers.ts';
import { toList, toRecord, toText, toTime } from './values.ts';

/** When, where and what if not, with the data of the step. */
interface ReadPlan extends PlanChoices {
  readonly trouble: string | null;
  /** Slug; null for a step of a result. */
  readonly step: string | null;
  /** The smaller version; '' if there is none. */
  readonly smaller: string;
  /** Day of the first choice; null if this is the first. */
  readonly since: string | null;
  /** Slug of its exercise; null if there is none. */
  readonly exercise: string | null;
}

/** A chosen step as the browser reads it. */
export interface ParsedStep {
  readonly sectionId: string;
  readonly text: string;
  /** ISO 8601. */
  readonly time: string;
  /** Null before the user rated it. */
  readonly helped: StepRating | null;
  /** Whether it is a step towards another person. */
  readonly isContact: boolean;
  /** Null for a step without a day. */
  readonly plan: ReadPlan | null;
}

/** Reads the chosen step of the response; null without one, and for invalid values. */
export function readStep(body: unknown): ParsedStep | null {
  const { section_id, text, time, helped, contact, plan } = toRecord(toRecord(body).chosen);
  const [sectionId, words, chosenAt] = [toText(section_id), toText(text), toTime(time)];
  if (sectionId === null || words === null || chosenAt === null) return null;
  return {
    sectionId,
    text: words,
    time: chosenAt,
    helped: toNumber(helped) as StepRating | null,
    isContact: contact === true,
    plan: readPlan(plan),
  };
}

/** Reads the offered steps; null from a server without plans. */
export function readOffers(body: unknown): PlanOffers | null {
  const { contact_only, offers } = toRecord(body);
  if (typeof contact_only !== 'boolean') return null;
  return {
    contactOnly: contact_only,
    troubles: toList(offers).flatMap((offer) => {
      const { trouble, suggested, steps } = toRecord(offer);
      const id = toText(trouble);
      const slugs = toList(steps).flatMap((slug) => toText(slug) ?? []);
      return id === null ? [] : [{ trouble: id, isSuggested: suggested === true, steps: slugs }];
    }),
  };
}

function readPlan(value: unknown): ReadPlan | null {
  const { trouble, step, smaller, when, where, if_not, day, since, exercise } = toRecord(value);
  const time = findCode(planTimes, when);
  const place = findCode(planPlaces, where);
  const fallback = findCode(planFallbacks, if_not);
  const date = toText(day);
  if (!time || !place || !fallback || date === null || !isDay(date)) return null;
  return {
    trouble: toText(trouble),
    step: toText(step),
    smaller: toText(smaller) ?? '',
    when: time,
    where: place,
    ifNot: fallback,
    day: date,
    since: toText(since),
    exercise: toText(exercise),
  };
}

function findCode<Code extends string>(
  list: readonly { readonly code: Code }[],
  value: unknown,
): Code | undefined {
  return list.find(({ code }) => code === value)?.code;
}
