import type { AnswerCondition, Instrument, Item } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';
import type { Draft } from './draft.ts';
import { orderOf } from './order.ts';
import type { Place } from './place.ts';
import { shownItems } from './shown.ts';

/** Does every item ask something, always, in the order of the file? Then `straightPlace` says where somebody is. */
export function isStraight({ items, presentation }: Pick<Instrument, 'items' | 'presentation'>): boolean {
  return (
    presentation.order !== 'shuffled' &&
    items.every((item) => isQuestion(item) && item.showWhen === undefined)
  );
}

/**
 * Where a draft stands on the way through its instrument: in the order of this attempt, past what its answers hide. A
 * draft that is open at a hidden item stands at the next one shown, or at the last.
 */
export function placeOf(instrument: Pick<Instrument, 'items' | 'presentation'>, draft: Draft): Place {
  const { items } = instrument;
  const shows = shownItems(instrument, draft.options);
  const order = orderOf(instrument, draft.attempt ?? draft.key);
  const way = order.filter((at) => shows[at]);
  const later = order.slice(order.indexOf(draft.index)).find((at) => shows[at]);
  const item = later ?? way.at(-1) ?? draft.index;
  const step = way.indexOf(item);
  const asks = (at: number) => isQuestion(items[at] as Item);
  const shown = items[item];
  return {
    item,
    question: asks(item) ? items.slice(0, item).filter(isQuestion).length : null,
    number: way.slice(0, step).filter(asks).length + 1,
    count: way.filter(asks).length,
    first: way[0] ?? draft.index,
    before: way[step - 1] ?? null,
    after: way[step + 1] ?? null,
    opens: items.some(
      ({ showWhen }, at) => !shows[at] && showWhen !== undefined && names(showWhen, shown?.id),
    ),
  };
}

/** Does a condition ask for the answer to this item? */
function names(condition: AnswerCondition, id: string | undefined): boolean {
  if ('all' in condition) return condition.all.some((part) => names(part, id));
  if ('any' in condition) return condition.any.some((part) => names(part, id));
  if ('not' in condition) return names(condition.not, id);
  return condition.item === id;
}
