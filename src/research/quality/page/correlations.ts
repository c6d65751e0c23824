import type { QualityGroup } from '#domain/psychometrics/quality-file.ts';
import type { Markup } from './markup.ts';
import { formatCount, formatFigure } from './numbers.ts';
import { type ReportSection, renderFigureTable } from './report-section.ts';
import {
  createXScale,
  renderSvgAxis,
  renderSvgDot,
  renderDrawing,
  renderLabel,
  renderSvgLine,
  plotWidth,
} from './plot.ts';
import { truncate } from './truncate.ts';

const left = 300;
const row = 22;

/** The correlations of the scores; null if there is only one score. */
export function renderCorrelations({ scores, correlations: pairs }: QualityGroup): ReportSection | null {
  if (pairs.length === 0) return null;
  const getTitle = (id: string) => scores.find((score) => score.id === id)?.title ?? id;
  const rows = pairs.map(({ of: [one, other], r }) => ({
    name: `${getTitle(one)} and ${getTitle(other)}`,
    r,
  }));
  const strongest = rows
    .filter(({ r }) => r.value !== null)
    .toSorted((a, b) => Math.abs(b.r.value ?? 0) - Math.abs(a.r.value ?? 0))[0];
  const sentence = strongest
    ? `The strongest correlation is that of ${strongest.name}, ${formatFigure(strongest.r)}. Scores with common items correlate for that reason.`
    : 'No correlation could be computed.';
  return {
    title: 'Correlations of scores',
    sentence,
    plot: renderPlot(rows, sentence),
    table: renderFigureTable(
      'Correlations of scores, people with both scores',
      ['Scores', 'People', 'Correlation'],
      rows.map(({ name, r }) => [name, formatCount(r.n), formatFigure(r)]),
    ),
  };
}

function renderPlot(
  rows: readonly { readonly name: string; readonly r: { readonly value: number | null } }[],
  sentence: string,
): Markup {
  const x = createXScale([-1, 1], [left, plotWidth - 20]);
  const bottom = 10 + rows.length * row;
  return renderDrawing(
    bottom + 24,
    sentence,
    renderSvgAxis(x, [8, bottom], (value) => value.toFixed(1)),
    rows.flatMap(({ name, r: { value } }, at) => {
      const y = 22 + at * row;
      const stem =
        value === null
          ? []
          : [renderSvgLine(x(0), y, x(value), y, 'stem'), renderSvgDot(x(value), y, 'mark')];
      return [renderLabel(left - 12, y + 4, truncate(name, left - 12), 'end', 'small'), ...stem];
    }),
  );
}
