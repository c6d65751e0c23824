/** The item values of one person, in a fixed order; null if missing. */
export type Case = readonly (number | null)[];

/** Selects the persons without missing values (listwise deletion). */
export function selectCompleteCases(cases: readonly Case[]): number[][] {
  return cases
    .map((values) => values.filter((value) => value !== null))
    .filter((values, at) => values.length === cases[at]?.length);
}

/** Transposes the values to one list per item. */
export function groupByItem(cases: readonly (readonly number[])[]): number[][] {
  return (cases[0] ?? []).map((_, item) => cases.map((values) => values[item] ?? 0));
}

/** Sums the values of each person. */
export function sumByPerson(cases: readonly (readonly number[])[]): number[] {
  return cases.map((values) => values.reduce((sum, value) => sum + value, 0));
}
