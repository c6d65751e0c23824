import type { Instrument } from '#domain/instrument/instrument.ts';
import { messages } from './messages.ts';
import type { Aspect } from './summary-messages.ts';

const text = messages.summary.count;

/** One section of the summary. */
export interface Group {
  readonly instrument: Instrument;
  readonly aspects: readonly Aspect[];
  /** Help comes before this result. */
  readonly helpFirst: boolean;
}

/** The states in which aspects are counted, and under which a narrow screen lists them, in this order. */
export const summaryStates = ['care', 'fine', 'well', 'plain', 'unknown'] as const;
export type SummaryState = (typeof summaryStates)[number];

/** Where an aspect stands. While help comes first, whatever is not red is shown without a judgement. */
export function getSummaryState({ state }: Aspect): SummaryState {
  return ({ red: 'care', green: 'fine', blue: 'well', plain: 'plain', grey: 'unknown' } as const)[state];
}

/** The first sentence of the summary, and what to begin with. */
export interface Count {
  readonly words: string;
  /** The section that wants care first, and the name by which it is called. Null where none does. */
  readonly begin: { readonly title: string; readonly to: string } | null;
}

/**
 * Counts the aspects. To begin with is a section in which help comes first, else the red aspect that lies furthest from
 * its reference group; one of which neither end is better comes after all others.
 */
export function countAspects(groups: readonly Group[]): Count {
  const count = (wanted: SummaryState) =>
    groups.flatMap(({ aspects }) => aspects).filter((aspect) => getSummaryState(aspect) === wanted).length;
  const helped = groups.filter(({ helpFirst, aspects }) => helpFirst && !aspects.some(isRed)).length;
  const [well, fine, care] = [count('well'), count('fine'), count('care') + helped];
  const parts = [
    ...(well > 0 ? [text.well(well)] : []),
    ...(fine > 0 ? [text.fine(fine)] : []),
    ...(care > 0 ? [text.care(care)] : []),
  ];
  const unknown = count('unknown');
  if (parts.length === 0) return { words: text.nothing, begin: null };
  const words = [
    `${parts.join(', ')}${care > 0 ? '' : '.'}`,
    ...(care > 0 ? [] : [text.noCare]),
    ...(unknown > 0 && care === 0 ? [text.unknown(unknown)] : []),
  ];
  return { words: words.join(' '), begin: care > 0 ? beginWith(groups) : null };
}

function beginWith(groups: readonly Group[]): Count['begin'] {
  const first = groups.find(({ helpFirst }) => helpFirst);
  if (first) return { title: first.instrument.shortTitle, to: first.instrument.routes.combined };
  const [furthest] = groups
    .flatMap(({ instrument, aspects }) => aspects.filter(isRed).map((aspect) => ({ instrument, aspect })))
    .toSorted(
      (a, b) => Number(isOfBalance(a)) - Number(isOfBalance(b)) || b.aspect.distance - a.aspect.distance,
    );
  if (!furthest) return null;
  return { title: furthest.aspect.line.title, to: furthest.instrument.routes.combined };
}

function isOfBalance({ instrument, aspect }: { instrument: Group['instrument']; aspect: Aspect }): boolean {
  const score = instrument.scores.find(({ id }) => id === aspect.line.score);
  return score?.report?.direction === 'balance';
}

const isRed = ({ state }: Aspect) => state === 'red';
