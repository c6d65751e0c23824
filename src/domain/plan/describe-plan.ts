import type { Format } from '#language/format.ts';
import type { Translate } from '#language/translate.ts';
import { findNearDay } from './plan-days.ts';
import { type PlanChoices, planPlaces, planTimes } from './plan-choices.ts';

/** The language of a description. */
interface Locale {
  readonly t: Translate;
  readonly format: Format;
}

/** A dated step in words. */
export interface PlanDescription {
  /** 'On Sunday, 12 Oct, after dinner, at home: Breathe slowly.' */
  readonly plan: string;
  /** 'If it does not work: do a smaller step. Take five slow breaths.' */
  readonly ifNot: string;
}

interface PlannedStep extends PlanChoices {
  readonly text: string;
  /** The smaller version; '' if there is none. */
  readonly smaller: string;
}

/**
 * Describes a plan.
 * @param now for 'Today' and 'Tomorrow'; without it, every day is a date
 */
export function describePlan(locale: Locale, planned: PlannedStep, now?: Date): PlanDescription {
  const { t } = locale;
  const { text: step, when, where, day } = planned;
  const time = nameTime(t, when);
  const place = planPlaces.find(({ code }) => code === where);
  const values = { time, place: place ? t(place.words) : '', step };
  const near = now ? findNearDay(day, now) : null;
  return {
    plan:
      near === null
        ? t('plan.sentence.onDay', { ...values, ...formatDay(locale, day) })
        : t(near === 'today' ? 'plan.sentence.today' : 'plan.sentence.tomorrow', values),
    ifNot: describeFallback(t, planned),
  };
}

/** Describes a plan without its place: 'Tomorrow after dinner: Breathe slowly.' */
export function describePlannedStep(
  locale: Locale,
  step: string,
  { when, day }: Pick<PlanChoices, 'when' | 'day'>,
  now: Date,
): string {
  const { t } = locale;
  const values = { time: nameTime(t, when), step };
  const near = findNearDay(day, now);
  if (near === null) return t('plan.sentence.onDayShort', { ...values, ...formatDay(locale, day) });
  return t(near === 'today' ? 'plan.sentence.todayShort' : 'plan.sentence.tomorrowShort', values);
}

function describeFallback(t: Translate, { ifNot, smaller }: PlannedStep): string {
  if (ifNot === 'next-day') return t('plan.fallback.nextDay');
  if (ifNot === 'tell') return t('plan.fallback.tell');
  return smaller ? t('plan.fallback.smaller', { step: smaller }) : t('plan.fallback.smallerUnknown');
}

function nameTime(t: Translate, when: PlanChoices['when']): string {
  const time = planTimes.find(({ code }) => code === when);
  return time ? t(time.words) : '';
}

function formatDay({ format }: Locale, day: string) {
  const noon = `${day}T12:00`;
  return { weekday: format.weekday(noon), date: format.shortDay(noon) };
}
