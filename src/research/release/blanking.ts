import type { Cell } from '#domain/tables/table.ts';
import { minCount } from '../quality/small-counts.ts';

/** People of whom the same is known. */
export interface Combination {
  readonly values: readonly Cell[];
  readonly count: number;
}

interface Group {
  readonly values: readonly Cell[];
  count: number;
  readonly origins: Combination[];
}

/**
 * Which cells are blanked so that every combination that is shown, blanks included, is of `leastShown` people or more. While
 * one is too small, the smallest (of several the first by its values) loses the cell that costs fewest people a cell:
 * together with those who lost the same cell before, or with the next larger combinations that differ in this cell alone,
 * so that nobody can work out from what is shown what a blank stood for. Of several cells the last column's goes. What a
 * group has in common is shown.
 * @returns what is shown of each combination; the order of what is given does not count
 * @throws RangeError when there are fewer than `leastShown` people at all
 */
export function computeBlanking(combinations: readonly Combination[]): ReadonlyMap<string, readonly Cell[]> {
  const total = combinations.reduce((sum, { count }) => sum + count, 0);
  if (total < minCount) throw new RangeError(`Fewer than ${minCount} people.`);
  const groups = new Map<string, Group>();
  for (const origin of combinations) join(groups, origin.values, [origin]);
  for (let small = smallest(groups); small.count < minCount; small = smallest(groups)) {
    if (small.values.every((value) => value === null)) {
      const next = smallest(groups, small);
      move(groups, [next], small.values);
    } else {
      const { members, values } = cheapestBlank(groups, small);
      move(groups, members, values);
    }
  }
  return new Map(
    [...groups.values()].flatMap((group) => {
      const shown = getDisclosed(group);
      return group.origins.map((origin) => [toKey(origin.values), shown] as const);
    }),
  );
}

/**
 * On its way to enough people a combination may lose a cell in which all that it ends up with are alike: a blank with one
 * value behind it, which hides nothing and could be guessed. It is told; the group stays as large as it is.
 */
function getDisclosed({ values, origins }: Group): readonly Cell[] {
  return values.map((value, column) => {
    const [only = null, ...others] = new Set(origins.map((origin) => origin.values[column]));
    return value ?? (others.length > 0 ? null : only);
  });
}

/** Under what a combination stands in a map. */
export function toKey(values: readonly Cell[]): string {
  return JSON.stringify(values);
}

function smallest(groups: ReadonlyMap<string, Group>, but?: Group): Group {
  return [...groups.values()].filter((group) => group !== but).sort(bySize)[0] as Group;
}

function bySize(a: Group, b: Group): number {
  return a.count - b.count || (toKey(a.values) < toKey(b.values) ? -1 : 1);
}

interface Blank {
  readonly members: readonly Group[];
  readonly values: readonly Cell[];
  readonly cost: number;
}

/** Of all cells that a combination may lose, the one whose loss is enough at the lowest cost. */
function cheapestBlank(groups: ReadonlyMap<string, Group>, small: Group): Blank {
  const options = small.values.flatMap((value, column) =>
    value === null ? [] : blankAt(groups, small, column),
  );
  return options.reduceRight((best, way) => (way.cost < best.cost ? way : best));
}

function blankAt(groups: ReadonlyMap<string, Group>, small: Group, column: number): Blank {
  const values = small.values.with(column, null);
  const members = [small];
  const blanked = groups.get(toKey(values));
  const isEnough = () => {
    const all = blanked ? [...members, blanked] : members;
    const origins = all.flatMap((group) => group.origins.map((origin) => origin.values[column]));
    return all.reduce((sum, { count }) => sum + count, 0) >= minCount && new Set(origins).size > 1;
  };
  const others = [...groups.values()].filter(
    (group) =>
      group !== small && group !== blanked && toKey(group.values.with(column, null)) === toKey(values),
  );
  for (const other of others.sort(bySize)) {
    if (isEnough()) break;
    members.push(other);
  }
  const people = members.reduce((sum, { count }) => sum + count, 0);
  // What is not enough costs more than anything that is; of such ways the one that brings most together is best.
  return { members, values, cost: isEnough() ? people : Number.MAX_SAFE_INTEGER - people };
}

function move(groups: Map<string, Group>, members: readonly Group[], values: readonly Cell[]): void {
  for (const { values: former, origins } of members) {
    groups.delete(toKey(former));
    join(groups, values, origins);
  }
}

function join(groups: Map<string, Group>, values: readonly Cell[], origins: readonly Combination[]): void {
  const key = toKey(values);
  const group = groups.get(key) ?? { values, count: 0, origins: [] };
  group.count += origins.reduce((sum, { count }) => sum + count, 0);
  group.origins.push(...origins);
  groups.set(key, group);
}
