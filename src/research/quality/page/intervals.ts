import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { Statistic } from '#domain/psychometrics/quality-file.ts';
import type { Markup } from './markup.ts';
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

const left = 280;
const row = 28;

/** Plots figures from 0 to 1 with their intervals. */
export function renderIntervals(
  rows: readonly { readonly name: string; readonly figure: Statistic }[],
  sentence: string,
): Markup {
  const known = rows.filter(({ figure }) => figure.value !== null);
  const least = Math.min(0, ...known.map(({ figure }) => figure.low ?? figure.value ?? 0));
  const x = createXScale([least, 1], [left, plotWidth - 50]);
  const bottom = 10 + known.length * row;
  return renderDrawing(
    bottom + 24,
    sentence,
    renderSvgAxis(x, [8, bottom], (value) => value.toFixed(1)),
    known.flatMap(({ name, figure: { value, low, high } }, at) => {
      const y = 24 + at * row;
      return [
        renderLabel(left - 12, y + 4, truncate(name, left - 12), 'end', 'small'),
        ...(low === undefined || high === undefined ? [] : [renderSvgLine(x(low), y, x(high), y, 'span')]),
        renderSvgDot(x(value ?? 0), y, 'mark'),
        renderLabel(plotWidth - 6, y + 4, formatFixed(value ?? 0), 'end', 'small'),
      ];
    }),
  );
}
