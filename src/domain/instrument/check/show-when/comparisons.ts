import type { AnswerComparison, AnswerCondition, Instrument } from '../../instrument.ts';

/** A comparison in the conditions of an item, with its path. */
export interface LocatedComparison {
  readonly path: string;
  /** Path of the id of the item. */
  readonly itemPath: string;
  /** Index of the item with the condition. */
  readonly at: number;
  readonly comparison: AnswerComparison;
  /** The item is one of a sum, so it has no limits of its own. */
  readonly isSum?: true;
}

/** Lists all comparisons of all conditions, in the order of the file. */
export function listComparisons({ items }: Pick<Instrument, 'items'>): LocatedComparison[] {
  return items.flatMap(({ showWhen }, at) =>
    showWhen === undefined
      ? []
      : within(showWhen, `items[${at}].showWhen`).map((place) => ({ ...place, at })),
  );
}

function within(condition: AnswerCondition, path: string): Omit<LocatedComparison, 'at'>[] {
  if ('all' in condition) return condition.all.flatMap((part, n) => within(part, `${path}.all[${n}]`));
  if ('any' in condition) return condition.any.flatMap((part, n) => within(part, `${path}.any[${n}]`));
  if ('not' in condition) return within(condition.not, `${path}.not`);
  // The sum of earlier values names several items.
  if ('sumOf' in condition)
    return condition.sumOf.map((item, n) => ({
      path,
      itemPath: `${path}.sumOf[${n}]`,
      comparison: { item },
      isSum: true as const,
    }));
  return [{ path, itemPath: `${path}.item`, comparison: condition }];
}
