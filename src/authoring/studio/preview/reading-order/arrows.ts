import type { ReadingOrderMap } from './reading-order-map.ts';
import { matchesAddress, type PlacedPage, type DiagramPoint, sizes } from './layout.ts';
import { splitName } from './wrap-words.ts';

/** An arrow between two pages, or from a page to another address. */
export interface Arrow {
  readonly path: string;
  /** True for a link to or from a side page. */
  readonly isAside: boolean;
  /** The address at its end, if it is not a page in the diagram. */
  readonly to?: DiagramPoint & { readonly text: string };
}

/** Lists the arrows of all Next links, and those to side pages. */
export function listArrows(placedPages: readonly PlacedPage[], side: ReadingOrderMap['side']): Arrow[] {
  const find = (address: string) => placedPages.find(({ step }) => matchesAddress(step.slug, address));
  const nextArrows = placedPages.flatMap((from): Arrow[] => {
    const { step, kind, external } = from;
    if (step.next === undefined) return [];
    const isAside = kind === 'side';
    if (external)
      return [
        { path: drawPathOut(from, external, step.next), isAside, to: { text: step.next, ...external } },
      ];
    const to = find(step.next);
    return to ? [{ path: drawPathTo(from, to, placedPages), isAside }] : [];
  });
  const sideArrows = side.flatMap((page): Arrow[] => {
    const [from, to] = [find(page.after), placedPages.find(({ step }) => step === page)];
    return from && to ? [{ path: drawCurve(from, to), isAside: true }] : [];
  });
  return [...nextArrows, ...sideArrows];
}

function drawPathTo(from: PlacedPage, to: PlacedPage, placedPages: readonly PlacedPage[]): string {
  if (to.y === from.y && to.x > from.x) return drawStraight(from, to.x - sizes.disc);
  const isFree = !placedPages.some(({ x, y }) => x === to.x && y > from.y && y < to.y);
  return isFree && to.y > from.y ? drawColumnChange(from, to) : drawCurve(from, to);
}

/** Draws an arrow to an address that is not a page, whose label is at the height of the discs. */
function drawPathOut(from: PlacedPage, external: DiagramPoint, text: string): string {
  const letters = Math.max(...splitName(text).map(({ length }) => length));
  return external.y === from.y
    ? drawStraight(from, external.x - letters * 3.2)
    : drawColumnChange(from, external);
}

function drawStraight({ x, y }: DiagramPoint, end: number): string {
  return `M${x + sizes.disc + 2} ${y}H${end - 6}`;
}

/** Draws an arrow to another column below the labels, so that it passes side pages. */
function drawColumnChange(from: PlacedPage, to: DiagramPoint): string {
  const [start, end] = [getNameBottom(from), to.y - sizes.disc - 6];
  // The last straight segment determines the direction of the arrowhead.
  const turn = Math.min(start + 30, end - 6);
  return `${drawExit(from)}${formatCurve(from.x, start, to.x, turn)}V${end}`;
}

/** Draws a curve from below the label, or above the disc, to another page. */
function drawCurve(from: PlacedPage, to: PlacedPage): string {
  return to.y >= from.y
    ? drawExit(from) + formatCurve(from.x, getNameBottom(from), to.x, to.y - sizes.disc - 6)
    : `M${from.x} ${from.y - sizes.disc - 2}${formatCurve(from.x, from.y - sizes.disc - 2, to.x, getNameBottom(to))}`;
}

/** Draws a curve from the current point at `x`, `y`. */
function formatCurve(x: number, y: number, toX: number, toY: number): string {
  const middle = (y + toY) / 2;
  const lean = toY >= y ? 14 : -14;
  return `C${x} ${middle + lean} ${toX} ${middle - lean} ${toX} ${toY}`;
}

/** Draws a line from the label down to the bottom of a two-line label. */
function drawExit(from: PlacedPage): string {
  return `M${from.x} ${from.y + sizes.disc + 6 + 12 * splitName(from.step.slug).length}V${getNameBottom(from)}`;
}

/** Returns the bottom of a two-line label, regardless of the actual label, because the arrow passes adjacent labels. */
function getNameBottom({ y }: DiagramPoint): number {
  return y + sizes.disc + 30;
}
