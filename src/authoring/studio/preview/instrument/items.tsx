import { describeCondition } from '#domain/answers/describe-condition.ts';
import type { Instrument, Item, Score } from '#domain/instrument/instrument.ts';
import { isQuestion, listQuestions } from '#domain/instrument/questions.ts';
import { listItemIds } from '#domain/scoring/formulas/operands.ts';
import { DataTable } from '../table/data-table.tsx';
import { formatScoreFormula } from './formula.ts';
import { messages } from './messages.ts';

const labels = messages.items;

/** The items by score, with reversed items marked, then items in no score, and instruction screens. */
export function InstrumentItems({ instrument }: { instrument: Instrument }) {
  const { items, scores } = instrument;
  const itemScores = scores.filter((score) => listItemIds(score.formula).length > 0);
  const scoredIds = new Set(itemScores.flatMap(({ formula }) => listItemIds(formula)));
  const unscored = listQuestions(instrument).filter(({ id }) => !scoredIds.has(id));
  return (
    <section>
      <h3>{labels.title}</h3>
      {itemScores.map((score) => (
        <ItemTable
          key={score.id}
          caption={`${score.title}: ${formatScoreFormula(score, scores)}`}
          items={filterItemsOfScore(items, score)}
        />
      ))}
      {unscored.length > 0 && <ItemTable caption={labels.alone} items={unscored} />}
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
      head={[...labels.head, ...(hasScale ? [labels.scale] : []), ...(hasCondition ? [labels.asked] : [])]}
      rows={questions.map((item) => ({
        id: item.id,
        cells: [
          item.id,
          getItemText(item),
          item.reverse ? <strong>{labels.reverse}</strong> : labels.plain,
          ...(hasScale ? [item.scale ?? labels.ownScale] : []),
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
      caption={labels.screens}
      head={labels.screensHead}
      rows={screens.map(({ item, next }) => ({
        id: item.id,
        cells: [item.id, getItemText(item), next?.id ?? labels.nothing, formatShowWhen(item)],
      }))}
    />
  );
}

/** Formats when an item is displayed, and its value otherwise, such as "b1 from 2; otherwise it counts 0". */
function formatShowWhen(item: Item): string {
  const value = isQuestion(item) && item.showWhen ? item.hiddenValue : undefined;
  return [describeCondition(item.showWhen), value === undefined ? '' : labels.hidden(value)].join('');
}

/** Returns the text of an item in one line. */
export function getItemText(item: Item): string {
  if (!isQuestion(item)) return `${item.heading}. ${item.instruction}`;
  return 'text' in item ? item.text : labels.pair(item.left, item.right);
}

function filterItemsOfScore(items: readonly Item[], score: Score): Item[] {
  const ids = listItemIds(score.formula);
  return items.filter(({ id }) => ids.includes(id));
}
