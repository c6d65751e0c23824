import { addressOf } from '../../domain/chain/chain.ts';
import type { ChainMap, Stop } from './chain-map.ts';

/** Where things stand in the picture, in its own units. */
export const sizes = { label: 168, column: 118, row: 100, disc: 16, width: 760 } as const;

/** A page at its place. */
export interface Placed {
  readonly stop: Stop;
  readonly ink: string;
  readonly kind: 'page' | 'side' | 'loose';
  readonly x: number;
  readonly y: number;
}

/** An arrow: a page, to another or to an address of the program. */
export interface Arrow {
  readonly path: string;
  /** True for an arrow out of the row, by `next` or by a link in a text. */
  readonly isAside: boolean;
  /** The words at its end, where it leads out of the picture. */
  readonly to?: { readonly text: string; readonly x: number; readonly y: number };
}

export interface Layout {
  readonly placed: readonly Placed[];
  readonly arrows: readonly Arrow[];
  readonly height: number;
}

/** Places chapters in rows from the top, pages from left to right, side pages at the right of the row they leave. */
export function layoutOf(map: ChainMap): Layout {
  const rows = map.rows.flatMap(({ stops, ink }, row) =>
    stops.map((stop, at): Placed => ({ stop, ink, kind: 'page', x: xOf(at), y: yOf(row) })),
  );
  const at = (address: string) => rows.find(({ stop }) => sameAddress(addressOf(stop.slug), address));
  const side = map.side.map((stop, n): Placed => {
    const y = at(stop.after)?.y ?? yOf(n);
    return { stop, ink: 'brand', kind: 'side', x: sizes.width - 48, y: y + sizes.row / 2 };
  });
  const loose = map.loose.map(
    (stop, n): Placed => ({
      stop,
      ink: 'brand',
      kind: 'loose',
      x: xOf(n % 5),
      y: yOf(map.rows.length + Math.floor(n / 5)),
    }),
  );
  const placed = [...rows, ...side, ...loose];
  const find = (address: string) => placed.find(({ stop }) => sameAddress(addressOf(stop.slug), address));
  const arrows = [
    ...[...rows, ...side].flatMap((from) => arrowFrom(from, from.stop.next, find)),
    ...map.side.flatMap(({ after, slug }): Arrow[] => {
      const [from, to] = [find(after), find(addressOf(slug))];
      return from && to ? [{ path: curve(from, to), isAside: true }] : [];
    }),
  ];
  return { placed, arrows, height: Math.max(...placed.map(({ y }) => y), 0) + sizes.row / 2 };
}

const xOf = (column: number) => sizes.label + sizes.disc + column * sizes.column;
const yOf = (row: number) => sizes.row / 2 + row * sizes.row;
const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function arrowFrom(
  from: Placed,
  next: string | undefined,
  find: (address: string) => Placed | undefined,
): Arrow[] {
  if (next === undefined) return [];
  const to = find(next);
  const isAside = from.kind === 'side';
  if (to) return [{ path: to.y === from.y && to.x > from.x ? straight(from, to) : curve(from, to), isAside }];
  const x = from.x + sizes.disc + 44;
  return [
    { path: `M${from.x + sizes.disc + 2} ${from.y}H${x - 6}`, isAside, to: { text: next, x, y: from.y } },
  ];
}

function straight(from: Placed, to: Placed): string {
  return `M${from.x + sizes.disc + 2} ${from.y}H${to.x - sizes.disc - 6}`;
}

/** From below one page's name to above another page, in a soft bow. */
function curve(from: Placed, to: Placed): string {
  const isDown = to.y >= from.y;
  const start = from.y + (isDown ? sizes.disc + 20 : -sizes.disc - 2);
  const end = to.y - (isDown ? 1 : -1) * (sizes.disc + 6);
  const middle = (start + end) / 2;
  return `M${from.x} ${start}C${from.x} ${middle + (isDown ? 14 : -14)} ${to.x} ${middle - (isDown ? 14 : -14)} ${to.x} ${end}`;
}
