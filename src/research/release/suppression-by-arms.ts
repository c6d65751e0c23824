import type { Cell } from '#domain/tables/table.ts';
import { suppressSmallGroups, type Combination, toKey } from './suppression.ts';
import { getArms, withoutArms } from './quasi-identifiers.ts';

/**
 * Suppresses cells so that fields and arms together are shared by enough people, since the participation
 * in a trial may be known. First suppresses arms that too few people have, then fields within each arm, so that
 * arms are disclosed rather than ages.
 * @param combinations quasi-identifiers, as from `createQuasiIdentifiers`
 * @returns disclosed fields by key; without arms the same as from `suppressSmallGroups`
 * @throws RangeError if there are fewer than `minCount` people
 */
export function suppressByArms(combinations: readonly Combination[]): ReadonlyMap<string, readonly Cell[]> {
  const toArms = ({ values }: Combination) => [getArms(values)];
  const shownArms = suppressSmallGroups(
    combinations.map((one) => ({ values: toArms(one), count: one.count })),
  );
  const parts = new Map<string, Combination[]>();
  for (const one of combinations) {
    const key = toKey(shownArms.get(toKey(toArms(one))) ?? []);
    parts.set(key, [...(parts.get(key) ?? []), one]);
  }
  return new Map(
    [...parts].flatMap(([key, part]) => {
      const arms = JSON.parse(key) as Cell[];
      const facts = part.map(({ values, count }) => ({ values: withoutArms(values), count }));
      const shown = suppressSmallGroups(facts);
      return part.map(({ values }, at) => {
        const own = shown.get(toKey(facts[at]?.values ?? [])) ?? [];
        return [toKey(values), [...own, ...arms]] as const;
      });
    }),
  );
}
