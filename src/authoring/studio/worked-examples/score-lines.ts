import { formatBand } from '#domain/instrument/format-band.ts';
import type { Norm } from '#domain/instrument/instrument.ts';
import { describeFormula } from '#domain/scoring/formulas/describe-formula.ts';
import { percentiles } from '#domain/scoring/percentile.ts';
import type { Evaluation, PercentileTrace } from '#domain/scoring/working/evaluation.ts';
import type { ScoreTrace } from '#domain/scoring/working/score-trace.ts';
import { formatLimit } from './format-limit.ts';

/** A step of a working and its result. */
export interface WorkingLine {
  readonly step: string;
  readonly text: string;
}

/** Describes the computation of a score step by step, for verification by hand. */
export function createScoreLines(working: ScoreTrace): WorkingLine[] {
  const { score, inNumbers, exact, value, evaluation: result } = working;
  const formula = describeFormula(score.formula, ({ ids }) => ids.join(', '));
  return [
    { step: 'Formula', text: formula },
    ...createMissingLines(working),
    ...(inNumbers === null || exact === null
      ? [{ step: 'Score', text: 'cannot be calculated' }]
      : [{ step: 'In numbers', text: `${inNumbers} = ${exact}` }]),
    ...(value === null || exact === formatNumber(value)
      ? []
      : [{ step: 'Rounded', text: `to ${formatDecimals(score.decimals)}, halves up: ${value}` }]),
    ...(result === null || value === null ? [] : createLevelLines(result, value)),
  ];
}

function createMissingLines({ answered, score: { missing } }: ScoreTrace): WorkingLine[] {
  if (answered === null || answered.count === answered.of) return [];
  const counted = `${answered.count} of ${answered.of} items have a value`;
  if (missing === undefined) return [{ step: 'Missing', text: `${counted}, and all are needed` }];
  if (answered.count < missing.atLeast)
    return [{ step: 'Missing', text: `${counted}, and ${missing.atLeast} are needed` }];
  const rest = missing.rest === 'ownMean' ? 'their mean replaces the others' : 'the others are left out';
  return [{ step: 'Missing', text: `${counted}, ${missing.atLeast} are needed: ${rest}` }];
}

function createLevelLines({ band, level, colour, percentile }: Evaluation, value: number): WorkingLine[] {
  const { levels, colours = [] } = band;
  return [
    { step: 'Band', text: `${formatBand(band)}: the first that matches` },
    {
      step: 'Level',
      text: `${value} is ${formatLimit(levels, level)}: ${level.name ?? (level.is || 'no level')}`,
    },
    ...(colour
      ? [{ step: 'Colour', text: `${value} is ${formatLimit(colours, colour)}: ${colour.is}` }]
      : []),
    ...(percentile ? createPercentileLines(percentile, value) : []),
  ];
}

function createPercentileLines(
  { norm, z, share, percentile }: PercentileTrace,
  value: number,
): WorkingLine[] {
  if (z === null || share === null)
    return [{ step: 'Percentile', text: `${formatEntry(norm, value)}: ${percentile}` }];
  const { mean, sd } = norm;
  return [
    { step: 'z', text: `(${value} − ${mean}) ÷ ${sd} = ${formatNumber(round(z, 3))}` },
    {
      step: 'Percentile',
      text: `${round(share, 2)} % of the normal distribution are below z; as a whole number from ${percentiles.low} to ${percentiles.high}: ${percentile}`,
    },
  ];
}

function formatEntry({ percentiles = [] }: Norm, value: number): string {
  const entry = percentiles.findLast(({ score }) => score <= value);
  return entry ? `the table’s entry from ${entry.score}` : 'below the table’s first entry';
}

function formatDecimals(decimals: number): string {
  return decimals === 0
    ? 'a whole number'
    : decimals === 1
      ? '1 decimal place'
      : `${decimals} decimal places`;
}

/** Formats a number with a minus sign instead of a hyphen. */
function formatNumber(value: number): string {
  return String(value).replace('-', '−');
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
