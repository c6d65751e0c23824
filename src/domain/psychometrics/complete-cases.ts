/** The values of several items by one person, in a fixed order; null where one is missing. */
export type Case = readonly (number | null)[];

/** The persons of whom every value is there (listwise deletion). */
export function completeCases(cases: readonly Case[]): number[][] {
  return cases
    .map((values) => values.filter((value) => value !== null))
    .filter((values, at) => values.length === cases[at]?.length);
}

/** The values of each item, one list per item. */
export function byItem(cases: readonly (readonly number[])[]): number[][] {
  return (cases[0] ?? []).map((_, item) => cases.map((values) => values[item] ?? 0));
}

/** The sum of each person's values. */
export function totals(cases: readonly (readonly number[])[]): number[] {
  return cases.map((values) => values.reduce((sum, value) => sum + value, 0));
}
