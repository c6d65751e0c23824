import { toAddress } from '#domain/chain/chain.ts';
import type { ReadingOrderMap, MapPage } from './reading-order-map.ts';

/** Where things stand in the picture, in its own units. It is as wide as the panel beside a preview on a small laptop. */
export const sizes = { label: 116, column: 116, columns: 4, row: 96, disc: 16, width: 580 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A page at its place. */
export interface PlacedPage extends Spot {
  readonly step: MapPage;
  readonly ink: string;
  readonly kind: 'page' | 'side' | 'loose';
  /** Where the address stands that Next leads to, when that is no page of the picture. */
  readonly out?: Spot;
}

export interface Layout {
  readonly placedPages: readonly PlacedPage[];
  /** The height at which each chapter begins. */
  readonly rows: readonly number[];
  readonly height: number;
}

/**
 * Places chapters below each other and pages from left to right, in as many lines as they need. Side pages get a
 * line of their own below the chapter they leave; its first column stays free for the arrow to the next chapter.
 */
export function createLayout(map: ReadingOrderMap): Layout {
  const isHere = createPageMatcher(map);
  const placedPages: PlacedPage[] = [];
  const rows: number[] = [];
  let line = 0;

  function put(
    mapPages: readonly MapPage[],
    look: Pick<PlacedPage, 'ink' | 'kind'>,
    first = 0,
    start = first,
  ) {
    const room = sizes.columns - first;
    const getSpot = (n: number) => ({ x: getX(first + (n % room)), y: getY(line + Math.floor(n / room)) });
    let cell = start - first;
    for (const step of mapPages) {
      const leadsOut = step.next !== undefined && !isHere(step.next);
      const here = { step, ...look, ...getSpot(cell) };
      placedPages.push(leadsOut ? { ...here, out: getSpot(cell + 1) } : here);
      cell += leadsOut ? 2 : 1;
    }
    line += Math.ceil(cell / room);
  }

  for (const { mapPages, ink } of map.rows) {
    rows.push(getY(line));
    put(mapPages, { kind: 'page', ink });
    if (mapPages.length === 0) line += 1;
    const besides = map.side.filter(({ after }) => mapPages.some(({ slug }) => matchesAddress(slug, after)));
    const origin = placedPages.find(({ step }) => matchesAddress(step.slug, besides[0]?.after ?? ''));
    if (origin) put(besides, sideOffset, 1, Math.max(1, getColumn(origin.x)));
  }
  const stray = map.side.filter((page) => !placedPages.some(({ step }) => step === page));
  put(stray, sideOffset, 1);
  put(map.loose, { kind: 'loose', ink: 'brand' });
  return { placedPages, rows, height: getY(line) - sizes.row / 2 };
}

const sideOffset = { kind: 'side', ink: 'brand' } as const;
const getX = (column: number) => sizes.label + (column + 0.5) * sizes.column;
const getColumn = (x: number) => (x - sizes.label) / sizes.column - 0.5;
/** Names stand below their discs: a disc stands above the middle of its line. */
const getY = (line: number) => sizes.row / 2 - 14 + line * sizes.row;

function createPageMatcher({ rows, side, loose }: ReadingOrderMap): (address: string) => boolean {
  const mapPages = [...rows.flatMap((row) => row.mapPages), ...side, ...loose];
  return (address) => mapPages.some(({ slug }) => matchesAddress(slug, address));
}

/** Addresses match whatever their letter case. */
export function matchesAddress(slug: string, address: string): boolean {
  return toAddress(slug).toLowerCase() === address.toLowerCase();
}
