import type { Instrument } from '#domain/instrument/instrument.ts';
import { messages } from './messages.ts';
import type { Aspect } from './aspects.ts';

const text = messages.summary.count;

/** One section of the summary. */
export interface SectionSummary {
  readonly instrument: Instrument;
  readonly aspects: readonly Aspect[];
  /** Help comes before this result. */
  readonly helpFirst: boolean;
}

/** The statuses in display order. */
export const aspectStatuses = ['care', 'fine', 'well', 'plain', 'unknown'] as const;
export type AspectStatus = (typeof aspectStatuses)[number];

/** Returns the status of an aspect. */
export function getAspectStatus({ state }: Aspect): AspectStatus {
  return ({ red: 'care', green: 'fine', blue: 'well', plain: 'plain', grey: 'unknown' } as const)[state];
}

/** The first sentence of the summary, and a link to start with. */
export interface SummaryCount {
  readonly sentence: string;
  /** The section to start with; null if no aspect wants care. */
  readonly start: { readonly title: string; readonly to: string } | null;
}

/**
 * Counts the aspects by status. The link is to a section in which help comes first, or to the red aspect that is
 * furthest from the mean of its reference group; a balance score comes last.
 */
export function countAspects(groups: readonly SectionSummary[]): SummaryCount {
  const count = (status: AspectStatus) =>
    groups.flatMap(({ aspects }) => aspects).filter((aspect) => getAspectStatus(aspect) === status).length;
  const helpFirstCount = groups.filter(({ helpFirst, aspects }) => helpFirst && !aspects.some(isRed)).length;
  const [well, fine, care] = [count('well'), count('fine'), count('care') + helpFirstCount];
  const parts = [
    ...(well > 0 ? [text.well(well)] : []),
    ...(fine > 0 ? [text.fine(fine)] : []),
    ...(care > 0 ? [text.care(care)] : []),
  ];
  const unknown = count('unknown');
  if (parts.length === 0) return { sentence: text.nothing, start: null };
  const sentence = [
    `${parts.join(', ')}${care > 0 ? '' : '.'}`,
    ...(care > 0 ? [] : [text.noCare]),
    ...(unknown > 0 && care === 0 ? [text.unknown(unknown)] : []),
  ];
  return { sentence: sentence.join(' '), start: care > 0 ? findStart(groups) : null };
}

function findStart(groups: readonly SectionSummary[]): SummaryCount['start'] {
  const first = groups.find(({ helpFirst }) => helpFirst);
  if (first) return { title: first.instrument.shortTitle, to: first.instrument.routes.combined };
  const [furthest] = groups
    .flatMap(({ instrument, aspects }) => aspects.filter(isRed).map((aspect) => ({ instrument, aspect })))
    .toSorted(
      (a, b) =>
        Number(isBalanceScore(a)) - Number(isBalanceScore(b)) || b.aspect.distance - a.aspect.distance,
    );
  if (!furthest) return null;
  return { title: furthest.aspect.row.title, to: furthest.instrument.routes.combined };
}

function isBalanceScore({
  instrument,
  aspect,
}: {
  instrument: SectionSummary['instrument'];
  aspect: Aspect;
}): boolean {
  const score = instrument.scores.find(({ id }) => id === aspect.row.score);
  return score?.report?.direction === 'balance';
}

const isRed = ({ state }: Aspect) => state === 'red';
