import { bandName } from '#domain/instrument/format-band.ts';
import type { AgeBand, LevelStep, Norm, Step } from '#domain/instrument/instrument.ts';
import { type Change, changed, paired } from './change.ts';

/** Norms and thresholds that differ, band by band. */
export function bandChanges(name: string, before: readonly AgeBand[], after: readonly AgeBand[]): Change[] {
  const names = (bands: readonly AgeBand[]) => bands.map(bandName).join('; ');
  return [
    ...changed('norms', `Bands of ${name}`, names(before), names(after)),
    ...paired(before, after, bandName).flatMap(({ name: band, old, fresh }) => {
      const what = `${name}, ${band}`;
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
          old && stepsInWords(old.levels.map(withId)),
          fresh && stepsInWords(fresh.levels.map(withId)),
        ),
        ...changed('texts', `Names of the levels of ${what}`, namesIn(old), namesIn(fresh)),
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

/** A level with its id behind its word: "Low (mild)". */
function withId({ is, id, ...limits }: LevelStep): Step<string> {
  return { ...limits, is: id === undefined ? is : `${is || 'no level'} (${id})` };
}

function namesIn(band: AgeBand | undefined): readonly string[] | undefined {
  return band?.levels.flatMap(({ name }) => name ?? []);
}

function normInWords(norm: Norm | null): string | undefined {
  if (!norm) return undefined;
  const table = norm.percentiles?.map(({ score, percentile }) => `${score}: ${percentile}`).join(', ');
  return `mean ${norm.mean}, sd ${norm.sd}${table ? `, percentiles ${table}` : ''}${norm.assumed ? ', assumed' : ''} (${norm.basis})`;
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
