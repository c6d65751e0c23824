import { describeCondition } from '#domain/answers/describe-condition.ts';
import type { Instrument, Item } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { type Change, changed, paired } from './change.ts';

/** Items that came, went, moved or read differently, that were turned, or that are asked or counted otherwise. */
export function itemChanges(before: Instrument, after: Instrument): Change[] {
  const changes = paired(before.items, after.items, ({ id }) => id).flatMap(({ name, old, fresh }) => [
    ...(old && fresh
      ? oneItem(`Item "${name}"`, old, fresh)
      : changed('items', `Item "${name}"`, old && inOneLine(old), fresh && inOneLine(fresh))),
  ]);
  const [old, fresh] = [idsOf(before), idsOf(after)];
  // Where items came or went, the order of those that stayed is what counts.
  const stayed = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id)).join(', ');
  return [
    ...changes,
    ...changed('items', 'Order of the items', stayed(old, fresh), stayed(fresh, old)),
    ...changed(
      'items',
      'Order in which items are shown',
      before.presentation.order,
      after.presentation.order,
    ),
  ];
}

function oneItem(what: string, old: Item, fresh: Item): Change[] {
  const [before, after] = [old, fresh].map((item) => (isQuestion(item) ? item : undefined));
  const [words, others] = [wordsOf(old), wordsOf(fresh)];
  return [
    ...[...new Set([...Object.keys(words), ...Object.keys(others)])].flatMap((part) =>
      changed('items', part === 'text' ? what : `${what}, ${part}`, words[part], others[part]),
    ),
    ...changed('items', `${what}, kind`, kindOf(old), kindOf(fresh)),
    ...changed('items', `${what}, asked`, describeCondition(old.showWhen), describeCondition(fresh.showWhen)),
    ...changed('items', `${what}, reverse-keyed`, before?.reverse, after?.reverse),
    ...changed('items', `${what}, scale`, scaleNameOf(before?.scale), scaleNameOf(after?.scale)),
    ...changed('items', `${what}, counts while hidden`, before?.hiddenValue, after?.hiddenValue),
  ];
}

function idsOf({ items }: Instrument): readonly string[] {
  return items.map(({ id }) => id);
}

function scaleNameOf(name: string | undefined): string {
  return name ?? 'that of the questionnaire';
}

function kindOf(item: Item): string {
  return 'instruction' in item ? 'a screen of instruction' : 'text' in item ? 'one statement' : 'a pair';
}

/** What an item says, part by part. */
function wordsOf(item: Item): Readonly<Record<string, string>> {
  if ('instruction' in item) return { heading: item.heading, instruction: item.instruction };
  return 'text' in item ? { text: item.text } : { left: item.left, right: item.right };
}

function inOneLine(item: Item): string {
  return Object.values(wordsOf(item)).join(' / ');
}
