import type { Cell } from '#domain/tables/table.ts';
import { computeBlanking, type Combination, toKey } from './blanking.ts';
import { knownArms, withoutArms } from './known.ts';

/**
 * Blanks what is told of people so that together with their arms it is of enough people, too: somebody who is known to
 * have taken part must not be found by it. Arms that too few people have are blank, among those without one; then the
 * people of each arm are blanked for themselves. So arms stay, and age and the like are blanked instead.
 * @param combinations what is known of people, as `knownRow` has it
 * @returns what is shown of each; without arms the same as of `blankingOf`
 * @throws RangeError when there are too few people at all
 */
export function blankingByArms(combinations: readonly Combination[]): ReadonlyMap<string, readonly Cell[]> {
  const getArms = ({ values }: Combination) => [knownArms(values)];
  const shownArms = computeBlanking(combinations.map((one) => ({ values: getArms(one), count: one.count })));
  const parts = new Map<string, Combination[]>();
  for (const one of combinations) {
    const key = toKey(shownArms.get(toKey(getArms(one))) ?? []);
    parts.set(key, [...(parts.get(key) ?? []), one]);
  }
  return new Map(
    [...parts].flatMap(([key, part]) => {
      const arms = JSON.parse(key) as Cell[];
      const facts = part.map(({ values, count }) => ({ values: withoutArms(values), count }));
      const shown = computeBlanking(facts);
      return part.map(({ values }, at) => {
        const own = shown.get(toKey(facts[at]?.values ?? [])) ?? [];
        return [toKey(values), [...own, ...arms]] as const;
      });
    }),
  );
}
