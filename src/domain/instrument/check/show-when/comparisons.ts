import type { AnswerComparison, AnswerCondition, Instrument } from '../../instrument.ts';

/** One comparison within the conditions of an item, with its place. */
export interface LocatedComparison {
  readonly path: string;
  /** Index of the item that is shown or hidden by it. */
  readonly at: number;
  readonly comparison: AnswerComparison;
}

/** Every comparison of every `showWhen`, in the order of the file. */
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
