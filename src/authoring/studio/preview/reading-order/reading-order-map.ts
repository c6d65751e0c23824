import { toAddress, type ReadingOrder, getSlug } from '#domain/reading-order/reading-order.ts';
import type { Finding } from '../../../finding/finding.ts';
import type { AuthorPage } from '../state.ts';

/** The file whose findings are marked in the diagram. */
const chainFile = 'content/chain.json';

/** A page in the diagram. */
export interface MapPage {
  readonly slug: string;
  readonly title: string;
  /** Address of Next, with a leading slash; undefined for a dead end. */
  readonly next: string | undefined;
  /** Findings on its entry, a few words each. */
  readonly marks: readonly string[];
}

interface MapRow {
  readonly id: string;
  readonly title: string;
  readonly ink: ReadingOrder['chapters'][number]['ink'];
  readonly mapPages: readonly MapPage[];
}

/** The data of the reading-order diagram. */
export interface ReadingOrderMap {
  /** One row per chapter, in reading order. */
  readonly rows: readonly MapRow[];
  /** Side pages with the address from which they are reached. */
  readonly side: readonly (MapPage & { readonly after: string })[];
  /** Page files that are not in the reading order. */
  readonly loose: readonly MapPage[];
}

/**
 * Creates the data of the diagram: all pages with their Next and the findings on their entries.
 * @param pages existing page files
 * @param findings findings on all files
 */
export function createReadingOrderMap(
  chain: ReadingOrder,
  pages: readonly AuthorPage[],
  findings: readonly Finding[],
): ReadingOrderMap {
  const reading = pages.filter(({ kind }) => kind === 'reading');
  const own = findings.filter(({ file }) => file === chainFile);
  const listMarks = (path: string) =>
    own.filter((one) => one.path === path || one.path.startsWith(`${path}.`)).map(({ actual }) => actual);
  const getTitle = (slug: string) => reading.find((page) => page.slug === slug)?.text?.title || slug;
  const entries = chain.chapters.flatMap(({ pages: row }) => row);

  const rows = chain.chapters.map(({ id, title, ink, pages: row }, at) => ({
    id,
    title,
    ink,
    mapPages: row.map((entry, n): MapPage => {
      const slug = getSlug(entry);
      const after = entries[entries.indexOf(entry) + 1];
      const next = typeof entry === 'string' ? after && getSlug(after) : entry.next;
      const marks = listMarks(`chapters[${at}].pages[${n}]`);
      return { slug, title: getTitle(slug), next: next && toAddress(next), marks };
    }),
  }));
  const side = chain.side.map(({ page, title, next, after }, at) => ({
    slug: page,
    title,
    next: toAddress(next),
    after: toAddress(after),
    marks: listMarks(`side[${at}]`),
  }));
  const named = new Set(entries.map(getSlug));
  const loose = reading
    .filter(({ slug }) => !named.has(slug))
    .map(({ slug }): MapPage => ({ slug, title: getTitle(slug), next: undefined, marks: [] }));
  return { rows, side, loose };
}
