import { toAddress } from '#domain/chain/chain.ts';
import type { ChainMap, Stop } from './chain-map.ts';

/** Where things stand in the picture, in its own units. It is as wide as the panel beside a preview on a small laptop. */
export const sizes = { label: 116, column: 116, columns: 4, row: 96, disc: 16, width: 580 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A page at its place. */
export interface Placed extends Spot {
  readonly stop: Stop;
  readonly ink: string;
  readonly kind: 'page' | 'side' | 'loose';
  /** Where the address stands that Next leads to, when that is no page of the picture. */
  readonly out?: Spot;
}

export interface Layout {
  readonly placed: readonly Placed[];
  /** The height at which each chapter begins. */
  readonly rows: readonly number[];
  readonly height: number;
}

/**
 * Places chapters below each other and pages from left to right, in as many lines as they need. Side pages get a
 * line of their own below the chapter they leave; its first column stays free for the arrow to the next chapter.
 */
export function layoutOf(map: ChainMap): Layout {
  const isHere = pagesOf(map);
  const placed: Placed[] = [];
  const rows: number[] = [];
  let line = 0;

  function put(stops: readonly Stop[], look: Pick<Placed, 'ink' | 'kind'>, first = 0, start = first) {
    const room = sizes.columns - first;
    const spot = (n: number) => ({ x: xOf(first + (n % room)), y: yOf(line + Math.floor(n / room)) });
    let cell = start - first;
    for (const stop of stops) {
      const leadsOut = stop.next !== undefined && !isHere(stop.next);
      const here = { stop, ...look, ...spot(cell) };
      placed.push(leadsOut ? { ...here, out: spot(cell + 1) } : here);
      cell += leadsOut ? 2 : 1;
    }
    line += Math.ceil(cell / room);
  }

  for (const { stops, ink } of map.rows) {
    rows.push(yOf(line));
    put(stops, { kind: 'page', ink });
    if (stops.length === 0) line += 1;
    const besides = map.side.filter(({ after }) => stops.some(({ slug }) => isAddressOf(slug, after)));
    const origin = placed.find(({ stop }) => isAddressOf(stop.slug, besides[0]?.after ?? ''));
    if (origin) put(besides, beside, 1, Math.max(1, columnOf(origin.x)));
  }
  const stray = map.side.filter((page) => !placed.some(({ stop }) => stop === page));
  put(stray, beside, 1);
  put(map.loose, { kind: 'loose', ink: 'brand' });
  return { placed, rows, height: yOf(line) - sizes.row / 2 };
}

const beside = { kind: 'side', ink: 'brand' } as const;
const xOf = (column: number) => sizes.label + (column + 0.5) * sizes.column;
const columnOf = (x: number) => (x - sizes.label) / sizes.column - 0.5;
/** Names stand below their discs: a disc stands above the middle of its line. */
const yOf = (line: number) => sizes.row / 2 - 14 + line * sizes.row;

function pagesOf({ rows, side, loose }: ChainMap): (address: string) => boolean {
  const stops = [...rows.flatMap((row) => row.stops), ...side, ...loose];
  return (address) => stops.some(({ slug }) => isAddressOf(slug, address));
}

/** Addresses match whatever their letter case. */
export function isAddressOf(slug: string, address: string): boolean {
  return toAddress(slug).toLowerCase() === address.toLowerCase();
}
