import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { BandFigures, NormsBand, ScoreNorms } from '#domain/psychometrics/norms-file.ts';
import type { Markup } from '../../quality/page/markup.ts';
import { type ReportSection, renderFigureTable } from '../../quality/page/report-section.ts';
import {
  createXScale,
  renderSvgAxis,
  renderSvgDot,
  renderDrawing,
  renderLabel,
  renderSvgLine,
  plotWidth,
} from '../../quality/page/plot.ts';
import { formatAges } from '../score-norms.ts';

const left = 200;
const row = 26;

/** The current and proposed mean and standard deviation of each age band. */
export function renderBands(score: ScoreNorms): ReportSection {
  const { title, bands, mean, cutsKept } = score;
  const perTen = formatFixed(mean.slope * 10);
  const sentence = `${title}: ${bands.map(describeBand).join('; ')}. The mean changes by ${perTen} points per ten years of age.`;
  const cuts = cutsKept === null ? '' : ` The cut scores do not change. ${cutsKept}`;
  return {
    title: 'Current and proposed norms, mean ± one standard deviation',
    sentence: `${sentence}${cuts}`,
    plot: renderPlot(bands, sentence),
    table: renderFigureTable(
      `${title}: norms by age, in score points`,
      [
        'Ages',
        'People',
        'Mean now',
        'Mean proposed',
        'Mean of the band',
        'SD now',
        'SD proposed',
        'SD of the band',
        'Cut scores proposed',
      ],
      bands.map(({ people, present, proposed, plain, ...band }) => [
        formatAges(band),
        people,
        present?.mean ?? '–',
        proposed.mean,
        plain.mean,
        present?.sd ?? '–',
        proposed.sd,
        plain.sd,
        proposed.cuts ? `up to ${proposed.cuts.low}, up to ${proposed.cuts.average}` : 'as now',
      ]),
    ),
  };
}

function describeBand({ present, proposed, ...band }: NormsBand): string {
  const now = present ? `now ${present.mean} (SD ${present.sd}), ` : '';
  return `ages ${formatAges(band)}: ${now}proposed ${proposed.mean} (${proposed.sd})`;
}

function renderPlot(bands: readonly NormsBand[], sentence: string): Markup {
  const rows = bands.flatMap(({ present, proposed, ...band }) => [
    ...(present ? [{ name: `${formatAges(band)}, now`, figures: present, kind: 'present' }] : []),
    { name: `${formatAges(band)}, proposed`, figures: proposed, kind: 'mark' },
  ]);
  const low = Math.min(...rows.map(({ figures: { mean, sd } }) => mean - sd));
  const high = Math.max(...rows.map(({ figures: { mean, sd } }) => mean + sd));
  const x = createXScale([Math.floor(low - 1), Math.ceil(high + 1)], [left, plotWidth - 70]);
  const bottom = 10 + rows.length * row;
  const renderSpan = ({ mean, sd }: BandFigures, y: number, kind: string) =>
    renderSvgLine(x(mean - sd), y, x(mean + sd), y, kind === 'mark' ? 'span' : 'base');
  return renderDrawing(
    bottom + 24,
    sentence,
    renderSvgAxis(x, [8, bottom], (value) => `${value}`),
    rows.flatMap(({ name, figures, kind }, at) => {
      const y = 22 + at * row;
      return [
        renderLabel(left - 12, y + 4, name, 'end', 'small'),
        renderSpan(figures, y, kind),
        renderSvgDot(x(figures.mean), y, kind),
        renderLabel(plotWidth - 6, y + 4, figures.mean.toFixed(2), 'end', 'small'),
      ];
    }),
  );
}
