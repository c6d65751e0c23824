import type { Instrument, Item, Score } from '#domain/instrument/instrument.ts';
import { itemIdsOf } from '#domain/scoring/formulas/operands.ts';
import { DataTable } from '../table/data-table.tsx';
import { scoreInWords } from './formula.ts';
import { words } from './words.ts';

/** The items of each score that counts items itself, with the reversed ones marked; then those in no score. */
export function Items({ instrument: { items, scores } }: { instrument: Instrument }) {
  const counting = scores.filter((score) => itemIdsOf(score.formula).length > 0);
  const counted = new Set(counting.flatMap(({ formula }) => itemIdsOf(formula)));
  const alone = items.filter(({ id }) => !counted.has(id));
  return (
    <section>
      <h3>{words.items.title}</h3>
      {counting.map((score) => (
        <ItemTable
          key={score.id}
          caption={`${score.title}: ${scoreInWords(score, scores)}`}
          items={inScore(items, score)}
        />
      ))}
      {alone.length > 0 && <ItemTable caption={words.items.alone} items={alone} />}
    </section>
  );
}

function ItemTable({ caption, items }: { caption: string; items: readonly Item[] }) {
  return (
    <DataTable
      caption={caption}
      head={words.items.head}
      rows={items.map((item) => ({
        id: item.id,
        cells: [
          item.id,
          textOf(item),
          'reverse' in item && item.reverse ? <strong>{words.items.reverse}</strong> : words.items.plain,
        ],
      }))}
    />
  );
}

/** What an item asks, in one line. */
export function textOf(item: Item): string {
  if ('instruction' in item) return `${item.heading}. ${item.instruction}`;
  return 'text' in item ? item.text : words.items.pair(item.left, item.right);
}

function inScore(items: readonly Item[], score: Score): Item[] {
  const ids = itemIdsOf(score.formula);
  return items.filter(({ id }) => ids.includes(id));
}
