import { limits } from '#domain/account/limits.ts';
import type { AgeBand, Score } from '#domain/instrument/instrument.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';
import type { ScoreResult } from '#domain/scoring/result.ts';
import { selectBand, findThresholdValue } from '#domain/scoring/threshold-list.ts';
import type { Cell } from '#domain/tables/table.ts';
import { releaseAgeBands } from './age-bands.ts';

/** The disclosed fields of a person and the time of the attempt. */
export interface DisclosedFields {
  readonly ageBand: Cell;
  readonly gender: Cell;
  readonly education: Cell;
  /** Since the first attempt of the person, which has the age of the age band. */
  readonly daysSinceFirst: number;
}

/**
 * Whether a level or percentile follows from the disclosed fields, so that it discloses nothing more about age,
 * gender or education. For later attempts, all possible numbers of birthdays are considered; otherwise a blank
 * would disclose who left the age band.
 * @param score of the answered version
 */
export function isDeterminedBy(
  part: 'level' | 'percentile',
  { report }: Score,
  stored: ScoreResult,
  shown: DisclosedFields,
): boolean {
  const { value } = stored;
  if (!report || value === null) return true;
  return findPossibleBands(report.bands, shown).every(({ levels, norm }) =>
    part === 'level'
      ? findThresholdValue(levels, value) === stored.level
      : (norm && computePercentile(norm, value)) === stored.percentile,
  );
}

const known = new WeakMap<readonly AgeBand[], Map<string, AgeBand[]>>();

/** The bands that may apply to a person with these disclosed fields. */
function findPossibleBands(bands: readonly AgeBand[], shown: DisclosedFields): readonly AgeBand[] {
  if (bands.length === 1) return bands;
  const key = JSON.stringify([shown.ageBand, shown.gender, shown.education, countBirthdays(shown)]);
  const byShown = known.get(bands) ?? new Map<string, AgeBand[]>();
  known.set(bands, byShown);
  const found = byShown.get(key) ?? listPossibleBands(bands, shown);
  byShown.set(key, found);
  return found;
}

/** The maximum number of birthdays since the first attempt. */
function countBirthdays({ daysSinceFirst }: DisclosedFields): number {
  return Math.ceil(daysSinceFirst / 365);
}

function listPossibleBands(bands: readonly AgeBand[], shown: DisclosedFields): AgeBand[] {
  const { ageBand, gender, education } = shown;
  const { from, to } = releaseAgeBands.find(({ code }) => code === ageBand) ?? {
    from: limits.age.min,
    to: limits.age.max,
  };
  const oldest = Math.min(to + countBirthdays(shown), limits.age.max);
  const ages = Array.from({ length: oldest - from + 1 }, (_, at) => from + at);
  // Attempts omit them if no band uses them; both are null then.
  const genders = gender === null ? (['male', 'female', null] as const) : [gender as 'male' | 'female'];
  const educations = education === null ? [1, 2, 3, 4, null] : [Number(education)];
  const all = ages.flatMap((age) =>
    genders.flatMap((one) =>
      educations.map((code) => selectBand(bands, { age, gender: one, education: code })),
    ),
  );
  return [...new Set(all)];
}
