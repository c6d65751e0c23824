import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { getComparableFrom } from '#domain/scoring/change.ts';

/** What it takes to answer again. */
interface Effort {
  /** All sections of a repetition. */
  readonly minutes: number;
  /** The section with the fewest minutes. */
  readonly shortest: InstrumentCard & { readonly minutes: number };
}

/** Whether and when a repetition can show a change. */
export interface Repetition {
  /** The sections that it repeats. */
  readonly sections: readonly InstrumentCard[];
  /** All sections are completed and processing is not stopped. */
  readonly isPossible: boolean;
  readonly isDue: boolean;
  /** Before it is due; else null. */
  readonly tooSoonUntil: Date | null;
}

interface RepetitionInput {
  /** In reading order. */
  readonly cards: readonly InstrumentCard[];
  /** Times of the newest attempts of a section, ISO 8601. */
  readonly getTimes: (id: string) => readonly (string | null | undefined)[];
  readonly isPossible: boolean;
  /** After heavy answers no day is named. */
  readonly isHeavy: boolean;
  readonly now: Date;
}

/** The sections of a repetition. Optional ones, and those with their own interval, are repeated separately. */
export function listRepeated(cards: readonly InstrumentCard[]): InstrumentCard[] {
  return cards.filter(({ set }) => !set?.optional && !set?.repeatAfterDays && !set?.retired);
}

/**
 * The time from which a repetition can show a change; null if no time is known.
 * @param times of the newest attempts of the repeated sections, ISO 8601
 */
export function findRepeatFrom(times: readonly (string | null | undefined)[]): Date | null {
  const known = times.flatMap((time) => (time ? [getComparableFrom(time).getTime()] : []));
  const from = Math.max(...known.filter((time) => !Number.isNaN(time)));
  return Number.isFinite(from) ? new Date(from) : null;
}

/** Computes whether a repetition is due. */
export function computeRepetition({
  cards,
  getTimes,
  isPossible,
  isHeavy,
  now,
}: RepetitionInput): Repetition {
  const sections = listRepeated(cards);
  const from = isPossible && !isHeavy ? findRepeatFrom(sections.flatMap(({ id }) => getTimes(id))) : null;
  const isDue = from !== null && from <= now;
  return { sections, isPossible, isDue, tooSoonUntil: isDue ? null : from };
}

/** Computes the effort; null if a duration is unknown or there is only one section. */
export function computeEffort(repeated: readonly InstrumentCard[]): Effort | null {
  const timed = repeated.flatMap((card) =>
    card.minutes === undefined ? [] : [{ ...card, minutes: card.minutes }],
  );
  const [shortest] = [...timed].sort((a, b) => a.minutes - b.minutes);
  if (!shortest || timed.length < Math.max(2, repeated.length)) return null;
  return { minutes: timed.reduce((sum, { minutes }) => sum + minutes, 0), shortest };
}
