import { describeCondition } from '#domain/answers/describe-condition.ts';
import type { Instrument, Item, Score } from '#domain/instrument/instrument.ts';
import { isQuestion, listQuestions } from '#domain/instrument/questions.ts';
import { listItemIds } from '#domain/scoring/formulas/operands.ts';
import { DataTable } from '../table/data-table.tsx';
import { scoreInWords } from './formula.ts';
import { messages } from './messages.ts';

const own = messages.items;

/** The items by score, with reversed items marked, then items in no score, and instruction screens. */
export function Items({ instrument }: { instrument: Instrument }) {
  const { items, scores } = instrument;
  const counting = scores.filter((score) => listItemIds(score.formula).length > 0);
  const counted = new Set(counting.flatMap(({ formula }) => listItemIds(formula)));
  const alone = listQuestions(instrument).filter(({ id }) => !counted.has(id));
  return (
    <section>
      <h3>{own.title}</h3>
      {counting.map((score) => (
        <ItemTable
          key={score.id}
          caption={`${score.title}: ${scoreInWords(score, scores)}`}
          items={filterItemsOfScore(items, score)}
        />
      ))}
      {alone.length > 0 && <ItemTable caption={own.alone} items={alone} />}
      <Screens items={items} />
    </section>
  );
}

/** The columns for scale and condition are only displayed if an item has one. */
function ItemTable({ caption, items }: { caption: string; items: readonly Item[] }) {
  const questions = items.filter(isQuestion);
  const hasScale = questions.some(({ scale }) => scale !== undefined);
  const hasCondition = questions.some(({ showWhen }) => showWhen !== undefined);
  return (
    <DataTable
      caption={caption}
      head={[...own.head, ...(hasScale ? [own.scale] : []), ...(hasCondition ? [own.asked] : [])]}
      rows={questions.map((item) => ({
        id: item.id,
        cells: [
          item.id,
          getText(item),
          item.reverse ? <strong>{own.reverse}</strong> : own.plain,
          ...(hasScale ? [item.scale ?? own.ownScale] : []),
          ...(hasCondition ? [formatShowWhen(item)] : []),
        ],
      }))}
    />
  );
}

function Screens({ items }: { items: readonly Item[] }) {
  const screens = items.flatMap((item, at) => (isQuestion(item) ? [] : [{ item, next: items[at + 1] }]));
  if (screens.length === 0) return null;
  return (
    <DataTable
      caption={own.screens}
      head={own.screensHead}
      rows={screens.map(({ item, next }) => ({
        id: item.id,
        cells: [item.id, getText(item), next?.id ?? own.nothing, formatShowWhen(item)],
      }))}
    />
  );
}

/** Formats when an item is displayed, and its value otherwise, such as "b1 from 2; otherwise it counts 0". */
function formatShowWhen(item: Item): string {
  const value = isQuestion(item) && item.showWhen ? item.hiddenValue : undefined;
  return [describeCondition(item.showWhen), value === undefined ? '' : own.hidden(value)].join('');
}

/** Returns the text of an item in one line. */
export function getText(item: Item): string {
  if (!isQuestion(item)) return `${item.heading}. ${item.instruction}`;
  return 'text' in item ? item.text : own.pair(item.left, item.right);
}

function filterItemsOfScore(items: readonly Item[], score: Score): Item[] {
  const ids = listItemIds(score.formula);
  return items.filter(({ id }) => ids.includes(id));
}
