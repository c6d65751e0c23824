import type { AgeBand, Norm, Step } from '#domain/instrument/instrument.ts';
import { type Change, changed, paired } from './change.ts';

/** Norms and thresholds that differ, age band by age band. */
export function bandChanges(name: string, before: readonly AgeBand[], after: readonly AgeBand[]): Change[] {
  const ages = (bands: readonly AgeBand[]) => bands.map(agesOf).join(', ');
  return [
    ...changed('norms', `Age bands of ${name}`, ages(before), ages(after)),
    ...paired(before, after, agesOf).flatMap(({ name: band, old, fresh }) => {
      const what = `${name}, ages ${band}`;
      return [
        ...changed(
          'norms',
          `Norm of ${what}`,
          old && normInWords(old.norm),
          fresh && normInWords(fresh.norm),
        ),
        ...changed(
          'cuts',
          `Levels of ${what}`,
          old && stepsInWords(old.levels),
          fresh && stepsInWords(fresh.levels),
        ),
        ...changed(
          'cuts',
          `Summary colours of ${what}`,
          stepsInWords(old?.colours),
          stepsInWords(fresh?.colours),
        ),
        ...changed('texts', `Basis of the cuts of ${what}`, old?.cuts, fresh?.cuts),
        ...changed(
          'texts',
          `Reason for other colours of ${what}`,
          old?.coloursException,
          fresh?.coloursException,
        ),
      ];
    }),
  ];
}

function agesOf({ from, to }: AgeBand): string {
  return to === null ? `${from} and over` : `${from} to ${to}`;
}

function normInWords(norm: Norm | null): string | undefined {
  if (!norm) return undefined;
  const table = norm.percentiles?.map(({ score, percentile }) => `${score}: ${percentile}`).join(', ');
  return `mean ${norm.mean}, sd ${norm.sd}${table ? `, percentiles ${table}` : ''} (${norm.basis})`;
}

/** "Low up to 16, Average up to 28, High above": a list of thresholds as authors say it. */
function stepsInWords(steps: readonly Step<string>[] | undefined): string | undefined {
  return steps
    ?.map(({ upTo, below, is }) => {
      const limit = upTo !== undefined ? `up to ${upTo}` : below !== undefined ? `below ${below}` : 'above';
      return `${is || 'no level'} ${steps.length === 1 ? 'always' : limit}`;
    })
    .join(', ');
}
