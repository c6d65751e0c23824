import { formatBand } from '#domain/instrument/format-band.ts';
import type { AgeBand } from '#domain/instrument/instrument.ts';
import type { NormsProposal } from '#domain/psychometrics/norms-proposal.ts';
import { computeTScore } from '#domain/psychometrics/t-score.ts';
import type { ScoreNormsProposal } from '../../../exchange/norms/score-norms.ts';
import { DataTable } from '../table/data-table.tsx';
import { ItemFigures } from './item-figures.tsx';
import { formatFigure } from './format-figure.ts';
import { messages } from './messages.ts';

const labels = messages.figures;

/** Statistics of one score: by band, of the whole sample, alpha and items. */
export function ScoreFigures({ norms }: { norms: ScoreNormsProposal }) {
  const { score, all, bands, unassigned } = norms;
  return (
    <section>
      <h3>{score.title}</h3>
      <DataTable
        caption={score.title}
        hidesCaption
        head={labels.head}
        rows={[
          ...bands.map(({ band, proposal }, at) => ({
            id: `${at}`,
            cells: createCells(formatBand(band), proposal, band),
          })),
          ...(bands.length > 1 ? [{ id: 'all', cells: createCells(labels.everybody, all) }] : []),
        ]}
      />
      {unassigned > 0 && <p className="note">{labels.unplaced(unassigned)}</p>}
      <p className="note">{formatReliability(all)}</p>
      {all.items.length > 0 && <ItemFigures norms={norms} />}
    </section>
  );
}

function createCells(name: string, proposal: NormsProposal, band?: AgeBand) {
  const { n, mean, sd } = proposal;
  const now = band?.norm ? ` ${labels.fileHas(band.norm.mean, band.norm.sd)}` : '';
  return [name, n, formatFigure(mean), formatFigure(sd), `${formatCuts(proposal, band)}${now}`];
}

/**
 * Formats the proposed cuts, such as "Low up to 15 (T 40, 16 %), Average up to 22 (T 60, 68 %), High above (16 %).",
 * or why there are none.
 */
function formatCuts({ cuts, mean, sd }: NormsProposal, band?: AgeBand): string {
  if ('reason' in cuts) return cuts.reason;
  const formatTScore = (score: number) =>
    mean.value === null || sd.value === null
      ? '–'
      : formatFigure(computeTScore(score, mean.value, sd.value), 0);
  const [low = 'Low', average = 'Average', high = 'High'] =
    band?.levels.length === 3 ? band.levels.map(({ is }) => is || '–') : [];
  const shares = cuts.shares.map(labels.percent);
  return labels.cuts(
    labels.upTo(low, cuts.low, formatTScore(cuts.low), shares[0] ?? ''),
    labels.upTo(average, cuts.average, formatTScore(cuts.average), shares[1] ?? ''),
    labels.above(high, shares[2] ?? ''),
  );
}

function formatReliability({ reliability, sem }: NormsProposal): string {
  const { alpha, items, cases } = reliability;
  if (alpha.value === null) return labels.noAlpha(alpha.reason);
  const text = labels.alpha(formatFigure(alpha), items, cases, formatFigure(sem));
  return alpha.value < 0 ? `${text} ${labels.against}` : text;
}
