import { limits } from '#domain/account/limits.ts';
import type { AgeBand, Gender, Score } from '#domain/instrument/instrument.ts';

/** The age bands for new norms: those of each score in the file, or the same new bands for all scores. */
export type BandPlan =
  | { readonly kind: 'file' }
  | {
      readonly kind: 'new';
      /** First age of each band in years, ascending. The first is the minimum age. */
      readonly starts: readonly number[];
      readonly byGender: boolean;
    };

/** Returns the bands of a score. New bands copy levels and colours from the last band in the file. */
export function selectBands(plan: BandPlan, { report }: Score): readonly AgeBand[] {
  const own = report?.bands ?? [];
  if (plan.kind === 'file') return own;
  const { levels = [], colours } = own.at(-1) ?? {};
  // A band without a gender applies to all people of its age.
  const genders: readonly (Gender | undefined)[] = plan.byGender
    ? ['male', 'female', undefined]
    : [undefined];
  return plan.starts.flatMap((from, at) =>
    genders.map((gender) => ({
      from,
      to: getLastAge(plan.starts[at + 1]),
      ...(gender ? { gender } : {}),
      norm: null,
      levels,
      ...(colours ? { colours } : {}),
    })),
  );
}

function getLastAge(next: number | undefined): number | null {
  return next === undefined ? null : next - 1;
}

/**
 * Parses the first age of each band, such as "18, 36 60", and adds the minimum age if it is missing. Returns null if
 * the ages are not whole and ascending.
 */
export function parseBandStartAges(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const ages = parts.map(Number);
  const isAge = (age: number) => Number.isInteger(age) && age >= limits.age.min && age <= limits.age.max;
  const rise = ages.every((age, at) => at === 0 || age > (ages[at - 1] ?? age));
  if (!ages.every(isAge) || !rise) return null;
  return ages[0] === limits.age.min ? ages : [limits.age.min, ...ages];
}
