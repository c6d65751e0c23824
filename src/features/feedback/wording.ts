import type { Direction, Level } from '../../domain/instrument/instrument.ts';
import { ordinalSuffix } from '../../domain/dates/dates.ts';
import { strings } from './strings.ts';

/** All that is known of one score, and all that its chart, sentence and table may say. */
export interface ScoreFacts {
  readonly value: number;
  /** Null when there is none to compare with. */
  readonly previous: number | null;
  readonly average: number;
  readonly min: number;
  readonly max: number;
  /** 0 to 100; null where there is no norm. */
  readonly percentile: number | null;
  readonly level: Level;
  readonly direction: Direction;
  /** Follows every score of this kind, for example ' to 1'; mostly ''. */
  readonly unit: string;
  /** DD-MM-YYYY, or '' when it is not known. */
  readonly takenOn: string;
  readonly previouslyOn: string;
}

/** '46th'. */
export function placeOf(percentile: number): string {
  return `${percentile}${ordinalSuffix(percentile)}`;
}

/** One sentence with every number of the chart, for those who hear it. */
export function sentenceOf(facts: ScoreFacts): string {
  const { unit } = facts;
  const parts = [
    `${strings.current} ${facts.value}${unit}${strings.on(facts.takenOn)}`,
    facts.previous === null
      ? strings.noPrevious
      : `${strings.previous.toLowerCase()} ${facts.previous}${unit}${strings.on(facts.previouslyOn)}`,
    `${strings.average.toLowerCase()} ${facts.average}${unit}`,
    `${strings.range.toLowerCase()} ${strings.from(facts.min, facts.max)}`,
  ];
  if (facts.percentile !== null) parts.push(strings.ranked(placeOf(facts.percentile)));
  if (facts.level !== '') parts.push(`${strings.level.toLowerCase()} ${facts.level}`);
  const sentence = `${parts.join(', ')}.`;
  return facts.direction === 'lower' ? `${sentence} ${strings.lowerIsBetter}` : sentence;
}

export interface TableRow {
  readonly label: string;
  readonly value: string;
}

/** The same numbers as rows of a table. */
export function rowsOf(facts: ScoreFacts): TableRow[] {
  const { unit } = facts;
  const previous = facts.previous === null ? strings.none : `${facts.previous}${unit}`;
  const rows = [
    { label: `${strings.current}${strings.on(facts.takenOn)}`, value: `${facts.value}${unit}` },
    { label: `${strings.previous}${strings.on(facts.previouslyOn)}`, value: previous },
    { label: strings.average, value: `${facts.average}${unit}` },
    { label: strings.range, value: strings.from(facts.min, facts.max) },
  ];
  if (facts.percentile !== null) rows.push({ label: strings.percentile, value: placeOf(facts.percentile) });
  if (facts.level !== '') rows.push({ label: strings.level, value: facts.level });
  return rows;
}
