import type { Cell } from '#domain/tables/table.ts';
import { suppressSmallGroups, type IdentifierCombination, toCombinationKey } from './suppression.ts';
import { getArms, withoutArms } from './quasi-identifiers.ts';

/**
 * Suppresses cells so that fields and arms together are shared by enough people, since the participation
 * in a trial may be known. First suppresses arms that too few people have, then fields within each arm, so that
 * arms are disclosed rather than ages.
 * @param combinations quasi-identifiers, as from `createQuasiIdentifiers`
 * @returns disclosed fields by key; without arms the same as from `suppressSmallGroups`
 * @throws RangeError if there are fewer than `minGroupSize` people
 */
export function suppressByArms(
  combinations: readonly IdentifierCombination[],
): ReadonlyMap<string, readonly Cell[]> {
  const toArms = ({ values }: IdentifierCombination) => [getArms(values)];
  const shownArms = suppressSmallGroups(
    combinations.map((one) => ({ values: toArms(one), count: one.count })),
  );
  const parts = new Map<string, IdentifierCombination[]>();
  for (const one of combinations) {
    const key = toCombinationKey(shownArms.get(toCombinationKey(toArms(one))) ?? []);
    parts.set(key, [...(parts.get(key) ?? []), one]);
  }
  return new Map(
    [...parts].flatMap(([key, part]) => {
      const arms = JSON.parse(key) as Cell[];
      const facts = part.map(({ values, count }) => ({ values: withoutArms(values), count }));
      const shown = suppressSmallGroups(facts);
      return part.map(({ values }, at) => {
        const own = shown.get(toCombinationKey(facts[at]?.values ?? [])) ?? [];
        return [toCombinationKey(values), [...own, ...arms]] as const;
      });
    }),
  );
}
