import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { ScoreQuality } from '#domain/psychometrics/quality-file.ts';
import { minItemTotalCorrelation } from '../quality-flags.ts';
import { formatFigure } from './numbers.ts';
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

const left = 110;
const row = 22;

/** The item-total correlations of a score. */
export function renderItemTotals({ title, items, alpha }: ScoreQuality): ReportSection {
  const known = items.flatMap(({ id, itemTotal: { value } }) => (value === null ? [] : { id, value }));
  const sorted = known.toSorted((a, b) => a.value - b.value);
  const [least, most] = [sorted[0], sorted.at(-1)];
  const low = known.filter(({ value }) => value < minItemTotalCorrelation);
  const sentence =
    least && most
      ? `Item-total correlations of ${title} range from ${formatFixed(least.value)} (${least.id}) to ${formatFixed(most.value)} (${most.id}); below ${minItemTotalCorrelation.toFixed(2)}: ${low.length === 0 ? 'none' : low.map(({ id }) => id).join(', ')}.`
      : 'This score is not a sum of items.';
  const bottom = 10 + items.length * row;
  const x = createXScale([Math.min(0, least?.value ?? 0), 1], [left, plotWidth - 20]);
  const rows = items.flatMap(({ id, itemTotal: { value } }, at) => {
    const y = 22 + at * row;
    return [
      renderLabel(left - 12, y + 4, id, 'end', 'small'),
      ...(value === null
        ? []
        : [
            renderSvgLine(x(0), y, x(value), y, 'stem'),
            renderSvgDot(x(value), y, value < minItemTotalCorrelation ? 'mark low' : 'mark'),
          ]),
    ];
  });
  return {
    title: `Items of ${title}`,
    sentence,
    plot:
      items.length === 0
        ? null
        : renderDrawing(
            bottom + 24,
            sentence,
            renderSvgAxis(x, [8, bottom], (value) => value.toFixed(1)),
            renderSvgLine(x(minItemTotalCorrelation), 4, x(minItemTotalCorrelation), bottom, 'limit'),
            rows,
          ),
    table: renderFigureTable(
      `Items of ${title}: corrected item-total correlation, and alpha (${formatFigure(alpha)}) if the item is deleted`,
      ['Item', 'Item-total correlation', 'Alpha if deleted'],
      items.map((item) => [item.id, formatFigure(item.itemTotal), formatFigure(item.alphaWithout)]),
    ),
  };
}
