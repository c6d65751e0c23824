import { limits } from '#domain/account/limits.ts';
import type { AgeBand, Score } from '#domain/instrument/instrument.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';
import type { ScoreResult } from '#domain/scoring/result.ts';
import { bandFor, findStepValue } from '#domain/scoring/step.ts';
import type { Cell } from '#domain/tables/table.ts';
import { ageBands } from './age-bands.ts';

/** What the people table shows of somebody, and when the attempt was. */
export interface DisclosedFields {
  readonly ageBand: Cell;
  readonly gender: Cell;
  readonly education: Cell;
  /** Since the person's first attempt, of which the age band is. */
  readonly daysSinceFirst: number;
}

/**
 * May a level or a percentile stand? They are read from norms for an age, a gender or an education: where they would tell
 * of these more than the people table does, they may not. Of a later attempt somebody may have had birthdays, whether they
 * did or not: else a blank would tell who just left the age band.
 * @param score of the version that was answered
 */
export function isDeterminedBy(
  part: 'level' | 'percentile',
  { report }: Score,
  stored: ScoreResult,
  shown: DisclosedFields,
): boolean {
  const { value } = stored;
  if (!report || value === null) return true;
  return bandsFor(report.bands, shown).every(({ levels, norm }) =>
    part === 'level'
      ? findStepValue(levels, value) === stored.level
      : (norm && computePercentile(norm, value)) === stored.percentile,
  );
}

const known = new WeakMap<readonly AgeBand[], Map<string, AgeBand[]>>();

/** The bands that may be those of somebody of whom so much is shown. */
function bandsFor(bands: readonly AgeBand[], shown: DisclosedFields): readonly AgeBand[] {
  if (bands.length === 1) return bands;
  const key = JSON.stringify([shown.ageBand, shown.gender, shown.education, birthdaysSince(shown)]);
  const byShown = known.get(bands) ?? new Map<string, AgeBand[]>();
  known.set(bands, byShown);
  const found = byShown.get(key) ?? possible(bands, shown);
  byShown.set(key, found);
  return found;
}

/** So many birthdays at most. */
function birthdaysSince({ daysSinceFirst }: DisclosedFields): number {
  return Math.ceil(daysSinceFirst / 365);
}

function possible(bands: readonly AgeBand[], shown: DisclosedFields): AgeBand[] {
  const { ageBand, gender, education } = shown;
  const { from, to } = ageBands.find(({ code }) => code === ageBand) ?? {
    from: limits.age.min,
    to: limits.age.max,
  };
  const oldest = Math.min(to + birthdaysSince(shown), limits.age.max);
  const ages = Array.from({ length: oldest - from + 1 }, (_, at) => from + at);
  // Not every attempt says them: where no band asks, both are null.
  const genders = gender === null ? (['male', 'female', null] as const) : [gender as 'male' | 'female'];
  const educations = education === null ? [1, 2, 3, 4, null] : [Number(education)];
  const all = ages.flatMap((age) =>
    genders.flatMap((one) => educations.map((code) => bandFor(bands, { age, gender: one, education: code }))),
  );
  return [...new Set(all)];
}
