import type { ReadingOrderMap } from './reading-order-map.ts';
import { matchesAddress, type PlacedPage, type Spot, sizes } from './layout.ts';
import { nameLines } from './lines.ts';

/** An arrow between two pages, or from a page to another address. */
export interface Arrow {
  readonly path: string;
  /** True for a link to or from a side page. */
  readonly isAside: boolean;
  /** The address at its end, if it is not a page in the diagram. */
  readonly to?: Spot & { readonly text: string };
}

/** Lists the arrows of all Next links, and those to side pages. */
export function listArrows(placedPages: readonly PlacedPage[], side: ReadingOrderMap['side']): Arrow[] {
  const find = (address: string) => placedPages.find(({ step }) => matchesAddress(step.slug, address));
  const nexts = placedPages.flatMap((from): Arrow[] => {
    const { step, kind, out } = from;
    if (step.next === undefined) return [];
    const isAside = kind === 'side';
    if (out) return [{ path: drawPathOut(from, out, step.next), isAside, to: { text: step.next, ...out } }];
    const to = find(step.next);
    return to ? [{ path: drawPathTo(from, to, placedPages), isAside }] : [];
  });
  const besides = side.flatMap((page): Arrow[] => {
    const [from, to] = [find(page.after), placedPages.find(({ step }) => step === page)];
    return from && to ? [{ path: drawCurve(from, to), isAside: true }] : [];
  });
  return [...nexts, ...besides];
}

function drawPathTo(from: PlacedPage, to: PlacedPage, placedPages: readonly PlacedPage[]): string {
  if (to.y === from.y && to.x > from.x) return drawStraight(from, to.x - sizes.disc);
  const isFree = !placedPages.some(({ x, y }) => x === to.x && y > from.y && y < to.y);
  return isFree && to.y > from.y ? sweep(from, to) : drawCurve(from, to);
}

/** Draws an arrow to an address that is not a page, whose label is at the height of the discs. */
function drawPathOut(from: PlacedPage, out: Spot, text: string): string {
  const letters = Math.max(...nameLines(text).map(({ length }) => length));
  return out.y === from.y ? drawStraight(from, out.x - letters * 3.2) : sweep(from, out);
}

function drawStraight({ x, y }: Spot, end: number): string {
  return `M${x + sizes.disc + 2} ${y}H${end - 6}`;
}

/** Draws an arrow to another column below the labels, so that it passes side pages. */
function sweep(from: PlacedPage, to: Spot): string {
  const [start, end] = [getNameBottom(from), to.y - sizes.disc - 6];
  // The last straight segment determines the direction of the arrowhead.
  const turn = Math.min(start + 30, end - 6);
  return `${drawExit(from)}${drawBow(from.x, start, to.x, turn)}V${end}`;
}

/** Draws a curve from below the label, or above the disc, to another page. */
function drawCurve(from: PlacedPage, to: PlacedPage): string {
  return to.y >= from.y
    ? drawExit(from) + drawBow(from.x, getNameBottom(from), to.x, to.y - sizes.disc - 6)
    : `M${from.x} ${from.y - sizes.disc - 2}${drawBow(from.x, from.y - sizes.disc - 2, to.x, getNameBottom(to))}`;
}

/** Draws a curve from the current point at `x`, `y`. */
function drawBow(x: number, y: number, toX: number, toY: number): string {
  const middle = (y + toY) / 2;
  const lean = toY >= y ? 14 : -14;
  return `C${x} ${middle + lean} ${toX} ${middle - lean} ${toX} ${toY}`;
}

/** Draws a line from the label down to the bottom of a two-line label. */
function drawExit(from: PlacedPage): string {
  return `M${from.x} ${from.y + sizes.disc + 6 + 12 * nameLines(from.step.slug).length}V${getNameBottom(from)}`;
}

/** Returns the bottom of a two-line label, regardless of the actual label, because the arrow passes adjacent labels. */
function getNameBottom({ y }: Spot): number {
  return y + sizes.disc + 30;
}
