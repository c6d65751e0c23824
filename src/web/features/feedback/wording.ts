import { ordinalSuffix } from '#domain/dates/dates.ts';
import type { Direction } from '#domain/instrument/instrument.ts';
import { computeSixths } from '#domain/scoring/sixths.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import { messages } from './messages.ts';

/** An end of what a score can be. */
type End = 'lowest' | 'highest';

/** All that is known of one score, and all that its chart, sentence and table may say. */
export interface ScoreFacts {
  readonly value: number;
  /** Null when there is none to compare with. */
  readonly previous: number | null;
  /** Of all ages. */
  readonly average: number;
  /** The mean of the person's own age band; null where the score has one band for all. */
  readonly ownAge: { readonly label: string; readonly mean: number } | null;
  /** Where the score may lie; null where nobody knows. */
  readonly likely: Interval | null;
  readonly min: number;
  readonly max: number;
  /** The range is that of the drawing; what is possible is another one. */
  readonly scaleShown: boolean;
  /** The score can be no lower, or no higher; null between. */
  readonly end: End | null;
  /** 0 to 100; null where there is no norm, and at an end. */
  readonly percentile: number | null;
  /** Of the ends of what is likely; null without a percentile. */
  readonly likelyPercentiles: { readonly from: number; readonly to: number } | null;
  /** Its name; '' where it has none. */
  readonly level: string;
  readonly direction: Direction;
  /** Follows every score of this kind, for example ' to 1'; mostly ''. */
  readonly unit: string;
  /** DD-MM-YYYY, or '' when it is not known. */
  readonly takenOn: string;
  readonly previouslyOn: string;
}

/** '46th'. */
export function formatOrdinal(percentile: number): string {
  return `${percentile}${ordinalSuffix(percentile)}`;
}

/** '' for what is not said. */
export interface PercentileMessages {
  readonly place: string;
  readonly placeNumber: string;
}

/**
 * The place of a score among the reference group: in words, and as a number that stands under its gauge.
 * @param borrowed the norms are: then sixths come first, and the number is an estimate
 */
export function describePercentile(
  { percentile, end }: Pick<ScoreFacts, 'percentile' | 'end'>,
  borrowed: boolean,
): PercentileMessages {
  if (end !== null) return { place: messages.atEnd(end), placeNumber: '' };
  if (percentile === null) return { place: '', placeNumber: '' };
  if (!borrowed) return { place: '', placeNumber: messages.scoredLower(percentile) };
  const { side, sixths } = computeSixths(percentile);
  return {
    place: messages.sixths[side](messages.share[sixths]),
    placeNumber: messages.estimate(percentile),
  };
}

/** One sentence with every number of the chart, for screen readers. */
export function formatSentence(facts: ScoreFacts): string {
  const { unit } = facts;
  const parts = [
    `${messages.current} ${facts.value}${unit}${messages.on(facts.takenOn)}`,
    facts.previous === null
      ? messages.noPrevious
      : `${messages.previous.toLowerCase()} ${facts.previous}${unit}${messages.on(facts.previouslyOn)}`,
    `${messages.averageOf(messages.allAges)} ${facts.average}${unit}`,
  ];
  if (facts.ownAge) parts.push(`${messages.averageOf(facts.ownAge.label)} ${facts.ownAge.mean}${unit}`);
  if (facts.likely) parts.push(`${messages.likely.toLowerCase()} ${range(facts.likely)}`);
  parts.push(`${rangeLabel(facts).toLowerCase()} ${messages.from(facts.min, facts.max)}`);
  if (facts.end !== null) parts.push(messages.end[facts.end]);
  if (facts.percentile !== null) parts.push(messages.ranked(formatOrdinal(facts.percentile)));
  if (facts.likelyPercentiles)
    parts.push(`${messages.likelyPercentiles.toLowerCase()} ${formatOrdinals(facts.likelyPercentiles)}`);
  if (facts.level !== '') parts.push(`${messages.level.toLowerCase()} ${facts.level}`);
  const sentence = `${parts.join(', ')}.`;
  return facts.direction === 'lower' ? `${sentence} ${messages.lowerIsBetter}` : sentence;
}

export interface TableRow {
  readonly label: string;
  readonly value: string;
}

/** The same numbers as rows of a table. */
export function listTableRows(facts: ScoreFacts): TableRow[] {
  const { unit, ownAge, likely } = facts;
  const previous = facts.previous === null ? messages.none : `${facts.previous}${unit}`;
  const rows = [
    { label: `${messages.current}${messages.on(facts.takenOn)}`, value: `${facts.value}${unit}` },
    { label: `${messages.previous}${messages.on(facts.previouslyOn)}`, value: previous },
    { label: messages.average, value: `${facts.average}${unit}` },
  ];
  if (ownAge) rows.push({ label: messages.averageAt(ownAge.label), value: `${ownAge.mean}${unit}` });
  if (likely) rows.push({ label: messages.likely, value: range(likely) });
  rows.push({ label: rangeLabel(facts), value: messages.from(facts.min, facts.max) });
  if (facts.end !== null) rows.push({ label: messages.percentile, value: messages.end[facts.end] });
  if (facts.percentile !== null)
    rows.push({ label: messages.percentile, value: formatOrdinal(facts.percentile) });
  if (facts.likelyPercentiles)
    rows.push({ label: messages.likelyPercentiles, value: formatOrdinals(facts.likelyPercentiles) });
  if (facts.level !== '') rows.push({ label: messages.level, value: facts.level });
  return rows;
}

function range({ low, high }: Interval): string {
  return messages.from(low, high);
}

function rangeLabel({ scaleShown }: ScoreFacts): string {
  return scaleShown ? messages.scaleShown : messages.range;
}

/** '3rd to 45th'. */
export function formatOrdinals({ from, to }: NonNullable<ScoreFacts['likelyPercentiles']>): string {
  return messages.from(formatOrdinal(from), formatOrdinal(to));
}
