import type { AnswerCondition, Instrument, Item } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';
import type { Draft } from './draft.ts';
import { createItemOrder } from './item-order.ts';
import type { QuestionPosition } from './question-position.ts';
import { findVisibleItems } from './visible-items.ts';

/**
 * Whether the instrument shows all items unconditionally, in the order of the file, without instructions. Then
 * `getFixedPosition` is sufficient.
 */
export function hasFixedItemOrder({
  items,
  presentation,
}: Pick<Instrument, 'items' | 'presentation'>): boolean {
  return (
    presentation.order !== 'shuffled' &&
    items.every((item) => isQuestion(item) && item.showWhen === undefined)
  );
}

/**
 * Computes the position of a draft in its instrument, in the order of this attempt and without hidden items.
 * A draft at a hidden item moves to the next visible item, or to the last one.
 */
export function getPosition(
  instrument: Pick<Instrument, 'items' | 'presentation' | 'scale' | 'scales'>,
  draft: Draft,
): QuestionPosition {
  const { items } = instrument;
  const shows = findVisibleItems(instrument, draft.options);
  const order = createItemOrder(instrument, draft.attempt ?? draft.key);
  const visibleOrder = order.filter((at) => shows[at]);
  const nextVisible = order.slice(order.indexOf(draft.index)).find((at) => shows[at]);
  const item = nextVisible ?? visibleOrder.at(-1) ?? draft.index;
  const step = visibleOrder.indexOf(item);
  const asks = (at: number) => isQuestion(items[at] as Item);
  const question = items[item];
  return {
    item,
    question: asks(item) ? items.slice(0, item).filter(isQuestion).length : null,
    number: visibleOrder.slice(0, step).filter(asks).length + 1,
    count: visibleOrder.filter(asks).length,
    first: visibleOrder[0] ?? draft.index,
    before: visibleOrder[step - 1] ?? null,
    after: visibleOrder[step + 1] ?? null,
    opens: items.some(
      ({ showWhen }, at) => !shows[at] && showWhen !== undefined && dependsOn(showWhen, question?.id),
    ),
  };
}

/** Whether a condition depends on the answer to this item. */
function dependsOn(condition: AnswerCondition, id: string | undefined): boolean {
  if ('all' in condition) return condition.all.some((part) => dependsOn(part, id));
  if ('any' in condition) return condition.any.some((part) => dependsOn(part, id));
  if ('not' in condition) return dependsOn(condition.not, id);
  if ('sumOf' in condition) return condition.sumOf.some((item) => item === id);
  return condition.item === id;
}
