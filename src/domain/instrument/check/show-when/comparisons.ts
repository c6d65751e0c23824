import type { AnswerComparison, AnswerCondition, Instrument } from '../../instrument.ts';

/** A comparison in the conditions of an item, with its path. */
export interface LocatedComparison {
  readonly path: string;
  /** Index of the item with the condition. */
  readonly at: number;
  readonly comparison: AnswerComparison;
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
  return [{ path, comparison: condition }];
}
