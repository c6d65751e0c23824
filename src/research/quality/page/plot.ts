import { scaleLinear } from 'd3';
import { escapeHtml } from '#domain/print/html.ts';
import { renderElement, type Markup } from './markup.ts';

/** Width of all plots, in units of the SVG view box. */
export const plotWidth = 720;

/** Creates a scale from values to x positions. */
export function createXScale(
  [low, high]: readonly [number, number],
  [left, right]: readonly [number, number],
) {
  return scaleLinear().domain([low, high]).range([left, right]);
}

/** Formats a plot. Its accessible name is the sentence; the table has the details. */
export function renderDrawing(
  height: number,
  sentence: string,
  ...parts: readonly (Markup | readonly Markup[])[]
): Markup {
  return renderElement(
    'svg',
    { viewBox: `0 0 ${plotWidth} ${height}`, role: 'img', 'aria-label': sentence },
    ...parts,
  );
}

/** Formats a text in a plot. `at` is its anchor. */
export function renderLabel(
  x: number,
  y: number,
  words: string | number,
  at: 'start' | 'middle' | 'end' = 'start',
  kind?: string,
): Markup {
  return renderElement(
    'text',
    { x: place(x), y: place(y), 'text-anchor': at, class: kind },
    escapeHtml(words),
  );
}

/** Formats a line from (x1, y1) to (x2, y2). */
export function renderSvgLine(x1: number, y1: number, x2: number, y2: number, kind: string): Markup {
  return renderElement('line', { x1: place(x1), y1: place(y1), x2: place(x2), y2: place(y2), class: kind });
}

/** Formats a rectangle with its top left corner at (x, y). */
export function renderSvgBox(
  x: number,
  y: number,
  wide: number,
  high: number,
  kind: string,
  style?: string,
): Markup {
  return renderElement('rect', {
    x: place(x),
    y: place(y),
    width: place(Math.max(0, wide)),
    height: place(Math.max(0, high)),
    class: kind,
    style,
  });
}

/** Formats a circle of radius 5 at (x, y). */
export function renderSvgDot(x: number, y: number, kind: string): Markup {
  return renderElement('circle', { cx: place(x), cy: place(y), r: 5, class: kind });
}

/** The axis of a plot with grid lines. */
export function renderSvgAxis(
  scale: ReturnType<typeof createXScale>,
  [top, bottom]: readonly [number, number],
  write: (value: number) => string,
): Markup[] {
  return scale
    .ticks(6)
    .flatMap((value) => [
      renderSvgLine(scale(value), top, scale(value), bottom, 'grid'),
      renderLabel(scale(value), bottom + 16, write(value), 'middle', 'small'),
    ]);
}

/** Two decimals are sufficient for printing. */
const place = (value: number) => Number(value.toFixed(2));
