import { listItemIds, listOperands } from '../../../scoring/formulas/operands.ts';
import type { Formula, Instrument } from '../../instrument.ts';
import { defineContentRule } from '../rule.ts';

export const countedTwice = defineContentRule({
  id: 'instrument/counted-twice',
  level: 'error',
  description: 'A total includes each item once, however many scores it sums.',
  invalidates: 'formula',
  examples: [
    {
      bad: { 'scores[1].formula.items[2]': 'q1' },
      good: { 'scores[1].formula.items[2]': undefined },
    },
  ],
  check: (instrument) => {
    const { scores } = instrument;
    const ids = scores.map(({ id }) => id);
    const violations = scores.flatMap(({ id, formula }, at) => {
      const parts = listParts(formula).filter((part) => ids.slice(0, at).includes(part));
      return findLaterPositions(instrument, parts).map(({ path, item, first }) => ({
        path,
        expected: `each item once in "${id}", which sums ${parts.join(', ')}`,
        actual: `"${item}", which "${first}" also includes`,
        fix: 'Remove it from one of the two scores.',
      }));
    });
    // Two totals of the same scores would report the same problem twice.
    return violations.filter(({ path }, at) => violations.findIndex((one) => one.path === path) === at);
  },
});

/** The scores that a formula adds up. Conditions only compare scores. */
function listParts(formula: Formula): string[] {
  return listOperands(formula).flatMap(({ of, isList, isNested, ids }) =>
    of === 'scores' && isList && !isNested ? [...new Set(ids)] : [],
  );
}

/** The items that a formula adds up directly. */
function listOwnItems(formula: Formula): string[] {
  return listOperands(formula).some(({ isNested }) => isNested) ? [] : listItemIds(formula);
}

/** The items that each score adds up, directly or through preceding scores. */
function listItemsByScore({ scores }: Instrument): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, readonly string[]>();
  for (const { id, formula } of scores) {
    const inParts = listParts(formula).flatMap((part) => counts.get(part) ?? []);
    counts.set(id, [...new Set([...listOwnItems(formula), ...inParts])]);
  }
  return counts;
}

/** Finds items of a total that an earlier part of it already counts. */
function findLaterPositions(instrument: Instrument, parts: readonly string[]) {
  const { scores } = instrument;
  const counts = listItemsByScore(instrument);
  const owners = new Map<string, string>();
  return parts.flatMap((part) => {
    const at = scores.findIndex(({ id }) => id === part);
    const items = counts.get(part) ?? [];
    const places = items.flatMap((item) => {
      const first = owners.get(item);
      if (first === undefined) return [];
      const formula = scores[at]?.formula;
      const own = formula ? listOperands(formula).find(({ ids }) => ids.includes(item)) : undefined;
      const place = own ? `.${own.key}[${own.ids.indexOf(item)}]` : '';
      return [{ path: `scores[${at}].formula${place}`, item, first }];
    });
    for (const item of items) if (!owners.has(item)) owners.set(item, part);
    return places;
  });
}
