import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { ReadingOrderMap, MapPage } from './reading-order-map.ts';

/** Sizes of the diagram in SVG units. The width fits into the panel on a small laptop. */
export const sizes = { label: 116, column: 116, columns: 4, row: 96, disc: 16, width: 580 } as const;

/** A point in the diagram, in SVG units. */
export interface DiagramPoint {
  readonly x: number;
  readonly y: number;
}

/** A page with its position in the diagram. */
export interface PlacedPage extends DiagramPoint {
  readonly step: MapPage;
  readonly ink: string;
  readonly kind: 'page' | 'side' | 'loose';
  /** Position of the label for Next, if it leads to an address outside the diagram. */
  readonly external?: DiagramPoint;
}

/** The positions of all pages and chapters. */
export interface Layout {
  readonly placedPages: readonly PlacedPage[];
  /** Vertical position of each chapter. */
  readonly rows: readonly number[];
  readonly height: number;
}

/**
 * Places chapters below each other and their pages from left to right, wrapping lines. Side pages are on a separate
 * line below their chapter, without the first column, which is for the arrow to the next chapter.
 */
export function createLayout(map: ReadingOrderMap): Layout {
  const isInDiagram = createPageMatcher(map);
  const placedPages: PlacedPage[] = [];
  const rows: number[] = [];
  let line = 0;

  function placePages(
    mapPages: readonly MapPage[],
    look: Pick<PlacedPage, 'ink' | 'kind'>,
    first = 0,
    start = first,
  ) {
    const columns = sizes.columns - first;
    const getSpot = (n: number) => ({
      x: getX(first + (n % columns)),
      y: getY(line + Math.floor(n / columns)),
    });
    let cell = start - first;
    for (const step of mapPages) {
      const leadsOut = step.next !== undefined && !isInDiagram(step.next);
      const here = { step, ...look, ...getSpot(cell) };
      placedPages.push(leadsOut ? { ...here, external: getSpot(cell + 1) } : here);
      cell += leadsOut ? 2 : 1;
    }
    line += Math.ceil(cell / columns);
  }

  for (const { mapPages, ink } of map.rows) {
    rows.push(getY(line));
    placePages(mapPages, { kind: 'page', ink });
    if (mapPages.length === 0) line += 1;
    const sidePages = map.side.filter(({ after }) =>
      mapPages.some(({ slug }) => matchesAddress(slug, after)),
    );
    const origin = placedPages.find(({ step }) => matchesAddress(step.slug, sidePages[0]?.after ?? ''));
    if (origin) placePages(sidePages, sideLook, 1, Math.max(1, getColumn(origin.x)));
  }
  const unplaced = map.side.filter((page) => !placedPages.some(({ step }) => step === page));
  placePages(unplaced, sideLook, 1);
  placePages(map.loose, { kind: 'loose', ink: 'brand' });
  return { placedPages, rows, height: getY(line) - sizes.row / 2 };
}

const sideLook = { kind: 'side', ink: 'brand' } as const;
const getX = (column: number) => sizes.label + (column + 0.5) * sizes.column;
const getColumn = (x: number) => (x - sizes.label) / sizes.column - 0.5;
/** Labels are below the discs, so the discs are above the middle of the line. */
const getY = (line: number) => sizes.row / 2 - 14 + line * sizes.row;

function createPageMatcher({ rows, side, loose }: ReadingOrderMap): (address: string) => boolean {
  const mapPages = [...rows.flatMap((row) => row.mapPages), ...side, ...loose];
  return (address) => mapPages.some(({ slug }) => matchesAddress(slug, address));
}

/** Compares addresses without case. */
export function matchesAddress(slug: string, address: string): boolean {
  return toAddress(slug).toLowerCase() === address.toLowerCase();
}
