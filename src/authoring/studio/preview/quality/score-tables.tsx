import type { QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { DataTable } from '../table/data-table.tsx';
import { formatPeopleCount, formatMeasured, formatMeasuredValue, formatShare } from './figures.ts';
import { messages } from './messages.ts';

/** Statistics of scores, retest reliability and item statistics. */
export function ScoreTables({ scores, flags }: Pick<QualityGroup, 'scores' | 'flags'>) {
  const marked = new Set(flags.map(({ about }) => about));
  return (
    <>
      <h3>{messages.scores}</h3>
      <DataTable
        caption={messages.scores}
        hidesCaption
        head={messages.scoreHead}
        rows={scores.map((score) => ({
          id: score.id,
          cells: [
            score.title,
            formatPeopleCount(score.mean.n),
            formatMeasuredValue(score.mean),
            formatMeasuredValue(score.sd),
            formatMeasured(score.alpha),
            formatMeasured(score.omega),
            formatShare(score.floor),
            formatShare(score.ceiling),
          ],
          isMarked: marked.has(score.id),
        }))}
      />
      <h3>{messages.retest}</h3>
      <DataTable
        caption={messages.retest}
        hidesCaption
        head={messages.retestHead}
        rows={scores.flatMap(({ id, title, retest }) =>
          retest.map(({ days, icc, smallestChange }) => ({
            id: `${id} ${days.join()}`,
            cells: [
              messages.retestRow(title, days),
              formatPeopleCount(icc.n),
              formatMeasured(icc),
              formatMeasuredValue(smallestChange),
            ],
          })),
        )}
      />
      {scores
        .filter(({ items }) => items.length > 0)
        .map(({ id, title, items }) => (
          <details key={id}>
            <summary>{messages.items(title)}</summary>
            <DataTable
              caption={messages.items(title)}
              hidesCaption
              head={messages.itemHead}
              rows={items.map((item) => ({
                id: item.id,
                cells: [item.id, formatMeasuredValue(item.itemTotal), formatMeasuredValue(item.alphaWithout)],
                isMarked: marked.has(item.id),
              }))}
            />
          </details>
        ))}
    </>
  );
}
