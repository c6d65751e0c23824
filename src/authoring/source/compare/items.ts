import { describeCondition } from '#domain/answers/describe-condition.ts';
import type { Instrument, Item } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { type InstrumentChange, diffValue, pairByName } from './change.ts';

/** Compares the items: added, removed, reordered, changed in text, key, scale or condition. */
export function compareItems(before: Instrument, after: Instrument): InstrumentChange[] {
  const changes = pairByName(before.items, after.items, ({ id }) => id).flatMap(({ name, old, updated }) => [
    ...(old && updated
      ? compareItem(`Item "${name}"`, old, updated)
      : diffValue('items', `Item "${name}"`, old && joinTexts(old), updated && joinTexts(updated))),
  ]);
  const [old, updated] = [listIds(before), listIds(after)];
  // If items were added or removed, only the order of the others is compared.
  const filterCommon = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id)).join(', ');
  return [
    ...changes,
    ...diffValue('items', 'Order of the items', filterCommon(old, updated), filterCommon(updated, old)),
    ...diffValue(
      'items',
      'Order in which items are shown',
      before.presentation.order,
      after.presentation.order,
    ),
  ];
}

function compareItem(what: string, old: Item, updated: Item): InstrumentChange[] {
  const [before, after] = [old, updated].map((item) => (isQuestion(item) ? item : undefined));
  const [words, others] = [listTexts(old), listTexts(updated)];
  return [
    ...[...new Set([...Object.keys(words), ...Object.keys(others)])].flatMap((part) =>
      diffValue('items', part === 'text' ? what : `${what}, ${part}`, words[part], others[part]),
    ),
    ...diffValue('items', `${what}, kind`, getKind(old), getKind(updated)),
    ...diffValue(
      'items',
      `${what}, asked`,
      describeCondition(old.showWhen),
      describeCondition(updated.showWhen),
    ),
    ...diffValue('items', `${what}, reverse-keyed`, before?.reverse, after?.reverse),
    ...diffValue('items', `${what}, scale`, formatScaleName(before?.scale), formatScaleName(after?.scale)),
    ...diffValue('items', `${what}, counts while hidden`, before?.hiddenValue, after?.hiddenValue),
  ];
}

function listIds({ items }: Instrument): readonly string[] {
  return items.map(({ id }) => id);
}

function formatScaleName(name: string | undefined): string {
  return name ?? 'that of the questionnaire';
}

function getKind(item: Item): string {
  return 'instruction' in item ? 'a screen of instruction' : 'text' in item ? 'one statement' : 'a pair';
}

/** Returns the texts of an item by part. */
function listTexts(item: Item): Readonly<Record<string, string>> {
  if ('instruction' in item) return { heading: item.heading, instruction: item.instruction };
  return 'text' in item ? { text: item.text } : { left: item.left, right: item.right };
}

function joinTexts(item: Item): string {
  return Object.values(listTexts(item)).join(' / ');
}
