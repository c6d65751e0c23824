import type { Cell } from '#domain/tables/table.ts';
import { minGroupSize } from '../quality/small-counts.ts';

/** A combination of quasi-identifiers and the number of people with it. */
export interface IdentifierCombination {
  readonly values: readonly Cell[];
  readonly count: number;
}

interface Group {
  readonly values: readonly Cell[];
  count: number;
  readonly origins: IdentifierCombination[];
}

/**
 * Selects the cells to suppress for k-anonymity, so that each disclosed combination, including blanks, is shared
 * by at least `minGroupSize` people. While one is too small, the smallest one (the first by its values) loses the
 * cell that costs the fewest people: merged with those that already lost the same cell, or with the next larger
 * combinations that differ only in this cell, so that the value cannot be inferred. Ties are resolved by the
 * last column. Cells that are equal in a whole group are disclosed.
 * @returns disclosed cells by key, independent of the order of the input
 * @throws RangeError if there are fewer than `minGroupSize` people
 */
export function suppressSmallGroups(
  combinations: readonly IdentifierCombination[],
): ReadonlyMap<string, readonly Cell[]> {
  const total = combinations.reduce((sum, { count }) => sum + count, 0);
  if (total < minGroupSize) throw new RangeError(`Fewer than ${minGroupSize} people.`);
  const groups = new Map<string, Group>();
  for (const origin of combinations) join(groups, origin.values, [origin]);
  for (let small = findSmallest(groups); small.count < minGroupSize; small = findSmallest(groups)) {
    if (small.values.every((value) => value === null)) {
      const next = findSmallest(groups, small);
      move(groups, [next], small.values);
    } else {
      const { members, values } = findCheapestSuppression(groups, small);
      move(groups, members, values);
    }
  }
  return new Map(
    [...groups.values()].flatMap((group) => {
      const shown = getDisclosed(group);
      return group.origins.map((origin) => [toCombinationKey(origin.values), shown] as const);
    }),
  );
}

/**
 * Discloses a suppressed cell if all members of the final group have the same value, since it could be inferred.
 * The group does not become smaller.
 */
function getDisclosed({ values, origins }: Group): readonly Cell[] {
  return values.map((value, column) => {
    const [only = null, ...others] = new Set(origins.map((origin) => origin.values[column]));
    return value ?? (others.length > 0 ? null : only);
  });
}

/** The key of a combination in maps. */
export function toCombinationKey(values: readonly Cell[]): string {
  return JSON.stringify(values);
}

function findSmallest(groups: ReadonlyMap<string, Group>, but?: Group): Group {
  return [...groups.values()].filter((group) => group !== but).sort(bySize)[0] as Group;
}

function bySize(a: Group, b: Group): number {
  return a.count - b.count || (toCombinationKey(a.values) < toCombinationKey(b.values) ? -1 : 1);
}

interface Suppression {
  readonly members: readonly Group[];
  readonly values: readonly Cell[];
  readonly cost: number;
}

/** Finds the cheapest cell to suppress that makes the group large enough. */
function findCheapestSuppression(groups: ReadonlyMap<string, Group>, small: Group): Suppression {
  const options = small.values.flatMap((value, column) =>
    value === null ? [] : suppressColumn(groups, small, column),
  );
  return options.reduceRight((best, way) => (way.cost < best.cost ? way : best));
}

function suppressColumn(groups: ReadonlyMap<string, Group>, small: Group, column: number): Suppression {
  const values = small.values.with(column, null);
  const members = [small];
  const blanked = groups.get(toCombinationKey(values));
  const isEnough = () => {
    const all = blanked ? [...members, blanked] : members;
    const origins = all.flatMap((group) => group.origins.map((origin) => origin.values[column]));
    return all.reduce((sum, { count }) => sum + count, 0) >= minGroupSize && new Set(origins).size > 1;
  };
  const others = [...groups.values()].filter(
    (group) =>
      group !== small &&
      group !== blanked &&
      toCombinationKey(group.values.with(column, null)) === toCombinationKey(values),
  );
  for (const other of others.sort(bySize)) {
    if (isEnough()) break;
    members.push(other);
  }
  const people = members.reduce((sum, { count }) => sum + count, 0);
  // An insufficient suppression costs more than any sufficient one; of these, the one with the most people is the
  // cheapest.
  return { members, values, cost: isEnough() ? people : Number.MAX_SAFE_INTEGER - people };
}

function move(groups: Map<string, Group>, members: readonly Group[], values: readonly Cell[]): void {
  for (const { values: former, origins } of members) {
    groups.delete(toCombinationKey(former));
    join(groups, values, origins);
  }
}

function join(
  groups: Map<string, Group>,
  values: readonly Cell[],
  origins: readonly IdentifierCombination[],
): void {
  const key = toCombinationKey(values);
  const group = groups.get(key) ?? { values, count: 0, origins: [] };
  group.count += origins.reduce((sum, { count }) => sum + count, 0);
  group.origins.push(...origins);
  groups.set(key, group);
}
