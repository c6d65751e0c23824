import type { ScoreNormsProposal } from '../../../exchange/norms/score-norms.ts';
import { DataTable } from '../table/data-table.tsx';
import { formatFigure } from './format-figure.ts';
import { messages } from './messages.ts';

const labels = messages.figures;

/** Item statistics of a score. Items that lower alpha are marked. */
export function ItemFigures({ norms: { all, itemIds } }: { norms: ScoreNormsProposal }) {
  const { alpha } = all.reliability;
  return (
    <details>
      <summary>{labels.items}</summary>
      <DataTable
        caption={labels.items}
        hidesCaption
        head={labels.itemHead}
        rows={all.items.map(({ itemTotal, alphaWithout }, at) => ({
          id: `${at}`,
          cells: [itemIds[at], formatFigure(itemTotal), formatFigure(alphaWithout)],
          isMarked: alpha.value !== null && alphaWithout.value !== null && alphaWithout.value > alpha.value,
        }))}
      />
    </details>
  );
}
