import type { Instrument, Item, Scale } from '#domain/instrument/instrument.ts';
import { type Change, changed, paired } from './change.ts';

/** Items that came, went, moved or read differently, and keys that were turned. */
export function itemChanges(before: Instrument, after: Instrument): Change[] {
  const changes = paired(before.items, after.items, ({ id }) => id).flatMap(({ name, old, fresh }) => [
    ...changed('items', `Item "${name}"`, old && wordsOf(old), fresh && wordsOf(fresh)),
    ...(old && fresh
      ? changed('items', `Item "${name}", reverse-keyed`, isReversed(old), isReversed(fresh))
      : []),
  ]);
  const [old, fresh] = [before, after].map(({ items }) => items.map(({ id }) => id)) as [string[], string[]];
  // Where items came or went, the order of those that stayed is what counts.
  const stayed = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id)).join(', ');
  return [...changes, ...changed('items', 'Order of the items', stayed(old, fresh), stayed(fresh, old))];
}

/** Another kind of scale, codes that came or went, and labels that read differently. */
export function scaleChanges({ scale: before }: Instrument, { scale: after }: Instrument): Change[] {
  const kinds = {
    choice: 'a list of options',
    bipolar: 'a slider between two statements',
    rating: 'a row of numbers',
    analogue: 'a line from 0 to 100',
    number: 'a number that is typed',
    several: 'several of a list',
  };
  return [
    ...changed('scale', 'Kind of scale', kinds[before.kind], kinds[after.kind]),
    ...paired(optionsOf(before), optionsOf(after), ({ name }) => name).flatMap(({ name, old, fresh }) =>
      changed('scale', `Answer ${name}`, old?.label, fresh?.label),
    ),
    ...changed('scale', 'Order of the answers', orderOf(before, after), orderOf(after, before)),
  ];
}

function optionsOf(scale: Scale): { name: string; label: string }[] {
  if (scale.kind === 'choice' || scale.kind === 'several')
    return scale.options.map(({ code, label }) => ({ name: `with code ${code}`, label }));
  if (scale.kind !== 'bipolar') return [];
  return scale.positions.map(({ position, code, label }) => ({
    name: `at ${position} with code ${code}`,
    label,
  }));
}

function orderOf(scale: Scale, other: Scale): string {
  const names = optionsOf(other).map(({ name }) => name);
  return optionsOf(scale)
    .map(({ name }) => name)
    .filter((name) => names.includes(name))
    .join(', ');
}

function wordsOf(item: Item): string {
  if ('instruction' in item) return `${item.heading} / ${item.instruction}`;
  return 'text' in item ? item.text : `${item.left} / ${item.right}`;
}

function isReversed(item: Item): boolean {
  return 'reverse' in item && item.reverse === true;
}
