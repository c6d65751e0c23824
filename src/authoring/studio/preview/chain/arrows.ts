import type { ReadingOrderMap } from './reading-order-map.ts';
import { matchesAddress, type PlacedPage, type Spot, sizes } from './layout.ts';
import { nameLines } from './lines.ts';

/** An arrow: from a page to another, or to an address of the program. */
export interface Arrow {
  readonly path: string;
  /** True for an arrow out of the row, by `next` or by a link in a text. */
  readonly isAside: boolean;
  /** The address at its end, where it leads out of the picture. */
  readonly to?: Spot & { readonly text: string };
}

/** The arrow of every Next, and those to the pages beside the row. */
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

/** To an address in the place of a page: its words stand at the height of the discs. */
function drawPathOut(from: PlacedPage, out: Spot, text: string): string {
  const letters = Math.max(...nameLines(text).map(({ length }) => length));
  return out.y === from.y ? drawStraight(from, out.x - letters * 3.2) : sweep(from, out);
}

function drawStraight({ x, y }: Spot, end: number): string {
  return `M${x + sizes.disc + 2} ${y}H${end - 6}`;
}

/** Over to the other column right below the own name, then straight down: past side pages, not through them. */
function sweep(from: PlacedPage, to: Spot): string {
  const [start, end] = [getNameBottom(from), to.y - sizes.disc - 6];
  // A last straight piece gives the arrow's head its direction.
  const turn = Math.min(start + 30, end - 6);
  return `${drawExit(from)}${drawBow(from.x, start, to.x, turn)}V${end}`;
}

/** From below one page's name, or above its disc, to another page in a soft bow. */
function drawCurve(from: PlacedPage, to: PlacedPage): string {
  return to.y >= from.y
    ? drawExit(from) + drawBow(from.x, getNameBottom(from), to.x, to.y - sizes.disc - 6)
    : `M${from.x} ${from.y - sizes.disc - 2}${drawBow(from.x, from.y - sizes.disc - 2, to.x, getNameBottom(to))}`;
}

/** The rest of a path that stands at `x`, `y`. */
function drawBow(x: number, y: number, toX: number, toY: number): string {
  const middle = (y + toY) / 2;
  const lean = toY >= y ? 14 : -14;
  return `C${x} ${middle + lean} ${toX} ${middle - lean} ${toX} ${toY}`;
}

/** From the own name down to where names of two lines end. */
function drawExit(from: PlacedPage): string {
  return `M${from.x} ${from.y + sizes.disc + 6 + 12 * nameLines(from.step.slug).length}V${getNameBottom(from)}`;
}

/** Below names of two lines, also where the own has one: the arrow passes those beside it. */
function getNameBottom({ y }: Spot): number {
  return y + sizes.disc + 30;
}
