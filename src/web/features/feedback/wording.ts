import { ordinalSuffix } from '#domain/dates/dates.ts';
import type { Direction } from '#domain/instrument/instrument.ts';
import { computeSixths } from '#domain/scoring/sixths.ts';
import type { Interval } from '#domain/psychometrics/interval.ts';
import { strings } from './strings.ts';

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
  if (end !== null) return { place: strings.atEnd(end), placeNumber: '' };
  if (percentile === null) return { place: '', placeNumber: '' };
  if (!borrowed) return { place: '', placeNumber: strings.scoredLower(percentile) };
  const { side, sixths } = computeSixths(percentile);
  return {
    place: strings.sixths[side](strings.share[sixths]),
    placeNumber: strings.estimate(percentile),
  };
}

/** One sentence with every number of the chart, for screen readers. */
export function formatSentence(facts: ScoreFacts): string {
  const { unit } = facts;
  const parts = [
    `${strings.current} ${facts.value}${unit}${strings.on(facts.takenOn)}`,
    facts.previous === null
      ? strings.noPrevious
      : `${strings.previous.toLowerCase()} ${facts.previous}${unit}${strings.on(facts.previouslyOn)}`,
    `${strings.averageOf(strings.allAges)} ${facts.average}${unit}`,
  ];
  if (facts.ownAge) parts.push(`${strings.averageOf(facts.ownAge.label)} ${facts.ownAge.mean}${unit}`);
  if (facts.likely) parts.push(`${strings.likely.toLowerCase()} ${range(facts.likely)}`);
  parts.push(`${rangeLabel(facts).toLowerCase()} ${strings.from(facts.min, facts.max)}`);
  if (facts.end !== null) parts.push(strings.end[facts.end]);
  if (facts.percentile !== null) parts.push(strings.ranked(formatOrdinal(facts.percentile)));
  if (facts.likelyPercentiles)
    parts.push(`${strings.likelyPercentiles.toLowerCase()} ${formatOrdinals(facts.likelyPercentiles)}`);
  if (facts.level !== '') parts.push(`${strings.level.toLowerCase()} ${facts.level}`);
  const sentence = `${parts.join(', ')}.`;
  return facts.direction === 'lower' ? `${sentence} ${strings.lowerIsBetter}` : sentence;
}

export interface TableRow {
  readonly label: string;
  readonly value: string;
}

/** The same numbers as rows of a table. */
export function listTableRows(facts: ScoreFacts): TableRow[] {
  const { unit, ownAge, likely } = facts;
  const previous = facts.previous === null ? strings.none : `${facts.previous}${unit}`;
  const rows = [
    { label: `${strings.current}${strings.on(facts.takenOn)}`, value: `${facts.value}${unit}` },
    { label: `${strings.previous}${strings.on(facts.previouslyOn)}`, value: previous },
    { label: strings.average, value: `${facts.average}${unit}` },
  ];
  if (ownAge) rows.push({ label: strings.averageAt(ownAge.label), value: `${ownAge.mean}${unit}` });
  if (likely) rows.push({ label: strings.likely, value: range(likely) });
  rows.push({ label: rangeLabel(facts), value: strings.from(facts.min, facts.max) });
  if (facts.end !== null) rows.push({ label: strings.percentile, value: strings.end[facts.end] });
  if (facts.percentile !== null)
    rows.push({ label: strings.percentile, value: formatOrdinal(facts.percentile) });
  if (facts.likelyPercentiles)
    rows.push({ label: strings.likelyPercentiles, value: formatOrdinals(facts.likelyPercentiles) });
  if (facts.level !== '') rows.push({ label: strings.level, value: facts.level });
  return rows;
}

function range({ low, high }: Interval): string {
  return strings.from(low, high);
}

function rangeLabel({ scaleShown }: ScoreFacts): string {
  return scaleShown ? strings.scaleShown : strings.range;
}

/** '3rd to 45th'. */
export function formatOrdinals({ from, to }: NonNullable<ScoreFacts['likelyPercentiles']>): string {
  return strings.from(formatOrdinal(from), formatOrdinal(to));
}
