import type { Format } from '#language/format.ts';
import type { Translate } from '#language/translate.ts';
import type { PatternPart } from './list-parts.ts';

/** The language of the sentence. */
interface Locale {
  readonly t: Translate;
  readonly format: Format;
}

/** The overview in one sentence. */
export interface Headline {
  readonly sentence: string;
  /** The part to start with; null if none needs care. */
  readonly start: PatternPart | null;
}

/** The texts of the states, in the order of the sentence. */
const countIds = {
  well: 'pattern.headline.counts.well',
  okay: 'pattern.headline.counts.okay',
  care: 'pattern.headline.counts.care',
  plain: 'pattern.headline.counts.plain',
  skipped: 'pattern.headline.counts.skipped',
  unknown: 'pattern.headline.counts.unknown',
} as const;

type CountedState = keyof typeof countIds;

const states = Object.keys(countIds) as CountedState[];

/** Counts the parts by state, and selects the one to start with. */
export function createHeadline({ t, format }: Locale, parts: readonly PatternPart[]): Headline {
  const count = (...counted: CountedState[]) =>
    parts.filter((part) => counted.includes(getCountedState(part))).length;
  if (count('unknown') === parts.length) return { sentence: t('pattern.headline.nothing'), start: null };
  const counts = states.flatMap((state) =>
    count(state) > 0 ? [t(countIds[state], { count: count(state) })] : [],
  );
  const sentence = t('pattern.headline.of', { parts: parts.length, counts: format.series(counts) });
  const start = findStart(parts);
  // Next to an offered help number, the sentence would contradict it.
  const isReassuring = !start && count('plain', 'skipped', 'unknown') < parts.length && !offersHelp(parts);
  return { sentence: isReassuring ? t('pattern.headline.reassuring', { sentence }) : sentence, start };
}

/** Finds the part to start with: the one that needs care most; null if none does. */
export function findStart(parts: readonly PatternPart[]): PatternPart | null {
  return sortByCare(parts).find(({ state }) => state === 'care') ?? null;
}

function getCountedState({ state, isFinished }: PatternPart): CountedState {
  // A borderline part may as well be okay: the difference is within the measurement error.
  if (state === 'borderline') return 'okay';
  return state === 'unknown' && isFinished ? 'skipped' : state;
}

/**
 * Sorts parts: those in which help comes first, then the others that need care, each with the furthest from the limit
 * first.
 */
export function sortByCare(parts: readonly PatternPart[]): PatternPart[] {
  const rank = ({ help, state }: PatternPart) => Number(help === 'block') + Number(state === 'care');
  return [...parts].sort((a, b) => rank(b) - rank(a) || b.distance - a.distance);
}

const offersHelp = (parts: readonly PatternPart[]) => parts.some(({ help }) => help !== 'none');
