import type { QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { DataTable } from '../table/data-table.tsx';
import { count, formatMeasured, formatMeasuredValue, share } from './figures.ts';
import { words } from './messages.ts';

/** Scores, how far they stay the same, and how their items hold together. */
export function ScoreTables({ scores, flags }: Pick<QualityGroup, 'scores' | 'flags'>) {
  const marked = new Set(flags.map(({ about }) => about));
  return (
    <>
      <h3>{words.scores}</h3>
      <DataTable
        caption={words.scores}
        hidesCaption
        head={words.scoreHead}
        rows={scores.map((score) => ({
          id: score.id,
          cells: [
            score.title,
            count(score.mean.n),
            formatMeasuredValue(score.mean),
            formatMeasuredValue(score.sd),
            formatMeasured(score.alpha),
            formatMeasured(score.omega),
            share(score.floor),
            share(score.ceiling),
          ],
          isMarked: marked.has(score.id),
        }))}
      />
      <h3>{words.retest}</h3>
      <DataTable
        caption={words.retest}
        hidesCaption
        head={words.retestHead}
        rows={scores.flatMap(({ id, title, retest }) =>
          retest.map(({ days, icc, smallestChange }) => ({
            id: `${id} ${days.join()}`,
            cells: [
              words.retestRow(title, days),
              count(icc.n),
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
            <summary>{words.items(title)}</summary>
            <DataTable
              caption={words.items(title)}
              hidesCaption
              head={words.itemHead}
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
