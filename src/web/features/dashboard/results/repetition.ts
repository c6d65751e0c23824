import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { getComparableFrom } from '#domain/scoring/change.ts';

/** What it takes to answer again. */
interface Effort {
  /** All sections of a repetition. */
  readonly minutes: number;
  /** The section with the fewest minutes. */
  readonly shortest: InstrumentCard & { readonly minutes: number };
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

/** Computes the effort; null if a duration is unknown or there is only one section. */
export function computeEffort(repeated: readonly InstrumentCard[]): Effort | null {
  const timed = repeated.flatMap((card) =>
    card.minutes === undefined ? [] : [{ ...card, minutes: card.minutes }],
  );
  const [shortest] = timed.toSorted((a, b) => a.minutes - b.minutes);
  if (!shortest || timed.length < Math.max(2, repeated.length)) return null;
  return { minutes: timed.reduce((sum, { minutes }) => sum + minutes, 0), shortest };
}
