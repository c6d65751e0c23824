import { limits } from '#domain/account/limits.ts';
import type { AgeBand, Gender, Score } from '#domain/instrument/instrument.ts';

/** Into which bands people are divided: those that each score has in the file, or the same new ones for all scores. */
export type BandPlan =
  | { readonly kind: 'file' }
  | {
      readonly kind: 'new';
      /** First age of each band, ascending, the first the youngest adults. */
      readonly starts: readonly number[];
      readonly byGender: boolean;
    };

/** The bands of a score by a plan. New ones take their levels and colours from the band of the file that stands last. */
export function selectBands(plan: BandPlan, { report }: Score): readonly AgeBand[] {
  const own = report?.bands ?? [];
  if (plan.kind === 'file') return own;
  const { levels = [], colours } = own.at(-1) ?? {};
  // The band of an age without a gender is for anybody of that age.
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
 * "18, 36 60": the first age of each band. Null for anything but whole ages that rise; the youngest adults are put in
 * front where they are missing.
 */
export function parseStarts(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const ages = parts.map(Number);
  const isAge = (age: number) => Number.isInteger(age) && age >= limits.age.min && age <= limits.age.max;
  const rise = ages.every((age, at) => at === 0 || age > (ages[at - 1] ?? age));
  if (!ages.every(isAge) || !rise) return null;
  return ages[0] === limits.age.min ? ages : [limits.age.min, ...ages];
}
