import type { ScoreNormsResult } from '../../../exchange/norms/score-norms.ts';
import { DataTable } from '../table/data-table.tsx';
import { formatFigure } from './format-figure.ts';
import { messages } from './messages.ts';

const own = messages.figures;

/** Item statistics of a score. Items that lower alpha are marked. */
export function ItemFigures({ norms: { all, itemIds } }: { norms: ScoreNormsResult }) {
  const { alpha } = all.reliability;
  return (
    <details>
      <summary>{own.items}</summary>
      <DataTable
        caption={own.items}
        hidesCaption
        head={own.itemHead}
        rows={all.items.map(({ itemTotal, alphaWithout }, at) => ({
          id: `${at}`,
          cells: [itemIds[at], formatFigure(itemTotal), formatFigure(alphaWithout)],
          isMarked: alpha.value !== null && alphaWithout.value !== null && alphaWithout.value > alpha.value,
        }))}
      />
    </details>
  );
}
