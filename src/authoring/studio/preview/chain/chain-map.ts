import { toAddress, type ReadingOrder, getSlug } from '#domain/chain/chain.ts';
import type { Finding } from '../../../finding/finding.ts';
import type { AuthorPage } from '../state.ts';

/** The file whose findings mark the picture. */
const chainFile = 'content/chain.json';

/** A page in the picture. */
export interface Stop {
  readonly slug: string;
  readonly title: string;
  /** Where Next leads, with a leading slash; undefined at a dead end. */
  readonly next: string | undefined;
  /** What is wrong with it, in a few words each. */
  readonly marks: readonly string[];
}

interface MapRow {
  readonly id: string;
  readonly title: string;
  readonly ink: ReadingOrder['chapters'][number]['ink'];
  readonly stops: readonly Stop[];
}

export interface ChainMap {
  /** One per chapter, in reading order. */
  readonly rows: readonly MapRow[];
  /** Pages beside the row, each with the address it is reached from. */
  readonly side: readonly (Stop & { readonly after: string })[];
  /** Page files that the chain does not name. */
  readonly loose: readonly Stop[];
}

/**
 * The chain as it is drawn: every page with its Next and with what the check found about its line.
 * @param pages the files there are
 * @param findings of all files
 */
export function chainMap(
  chain: ReadingOrder,
  pages: readonly AuthorPage[],
  findings: readonly Finding[],
): ChainMap {
  const reading = pages.filter(({ kind }) => kind === 'reading');
  const own = findings.filter(({ file }) => file === chainFile);
  const marksAt = (path: string) =>
    own.filter((one) => one.path === path || one.path.startsWith(`${path}.`)).map(({ actual }) => actual);
  const titleOf = (slug: string) => reading.find((page) => page.slug === slug)?.text?.title || slug;
  const entries = chain.chapters.flatMap(({ pages: row }) => row);

  const rows = chain.chapters.map(({ id, title, ink, pages: row }, at) => ({
    id,
    title,
    ink,
    stops: row.map((entry, n): Stop => {
      const slug = getSlug(entry);
      const after = entries[entries.indexOf(entry) + 1];
      const next = typeof entry === 'string' ? after && getSlug(after) : entry.next;
      const marks = marksAt(`chapters[${at}].pages[${n}]`);
      return { slug, title: titleOf(slug), next: next && toAddress(next), marks };
    }),
  }));
  const side = chain.side.map(({ page, title, next, after }, at) => ({
    slug: page,
    title,
    next: toAddress(next),
    after: toAddress(after),
    marks: marksAt(`side[${at}]`),
  }));
  const named = new Set(entries.map(getSlug));
  const loose = reading
    .filter(({ slug }) => !named.has(slug))
    .map(({ slug }): Stop => ({ slug, title: titleOf(slug), next: undefined, marks: [] }));
  return { rows, side, loose };
}
