import { formatBand } from '#domain/instrument/format-band.ts';
import type { AgeBand, LevelStep, Norm, Step } from '#domain/instrument/instrument.ts';
import { type InstrumentChange, diffValue, pairByName } from './change.ts';

/** Compares norms and thresholds by band. */
export function compareBands(
  name: string,
  before: readonly AgeBand[],
  after: readonly AgeBand[],
): InstrumentChange[] {
  const getLevelNames = (bands: readonly AgeBand[]) => bands.map(formatBand).join('; ');
  return [
    ...diffValue('norms', `Bands of ${name}`, getLevelNames(before), getLevelNames(after)),
    ...pairByName(before, after, formatBand).flatMap(({ name: band, old, updated }) => {
      const what = `${name}, ${band}`;
      return [
        ...diffValue(
          'norms',
          `Norm of ${what}`,
          old && formatNorm(old.norm),
          updated && formatNorm(updated.norm),
        ),
        ...diffValue(
          'cuts',
          `Levels of ${what}`,
          old && formatSteps(old.levels.map(formatStepWithId)),
          updated && formatSteps(updated.levels.map(formatStepWithId)),
        ),
        ...diffValue('texts', `Names of the levels of ${what}`, listLevelNames(old), listLevelNames(updated)),
        ...diffValue(
          'cuts',
          `Summary colours of ${what}`,
          formatSteps(old?.colours),
          formatSteps(updated?.colours),
        ),
        ...diffValue('texts', `Basis of the cuts of ${what}`, old?.cuts, updated?.cuts),
        ...diffValue('texts', `People of ${what} whom no other band lists`, old?.unlisted, updated?.unlisted),
        ...diffValue(
          'texts',
          `Reason for other colours of ${what}`,
          old?.coloursException,
          updated?.coloursException,
        ),
      ];
    }),
  ];
}

/** Adds the id of a level to its name: "Low (mild)". */
function formatStepWithId({ is, id, ...limits }: LevelStep): Step<string> {
  return { ...limits, is: id === undefined ? is : `${is || 'no level'} (${id})` };
}

function listLevelNames(band: AgeBand | undefined): readonly string[] | undefined {
  return band?.levels.flatMap(({ name }) => name ?? []);
}

function formatNorm(norm: Norm | null): string | undefined {
  if (!norm) return undefined;
  const table = norm.percentiles?.map(({ score, percentile }) => `${score}: ${percentile}`).join(', ');
  return `mean ${norm.mean}, sd ${norm.sd}${table ? `, percentiles ${table}` : ''}${norm.assumed ? ', assumed' : ''} (${norm.basis})`;
}

/** Formats thresholds, such as "Low up to 16, Average up to 28, High above". */
function formatSteps(steps: readonly Step<string>[] | undefined): string | undefined {
  return steps
    ?.map(({ upTo, below, is }) => {
      const limit = upTo !== undefined ? `up to ${upTo}` : below !== undefined ? `below ${below}` : 'above';
      return `${is || 'no level'} ${steps.length === 1 ? 'always' : limit}`;
    })
    .join(', ');
}
