import { basename, dirname } from 'node:path';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';
import type { TaggedName } from './wording/passage.ts';
import { type ContentFiles, readContentFolder } from './content-files.ts';
import type { InstrumentFile } from './instrument-file.ts';
import { type PageFile, parsePageSource } from './page-file.ts';
import { parseOverlayName } from './translation/overlay-files.ts';

export { listFiles as filesIn } from './content-files.ts';

/** The kind of a page, which follows from its folder. */
export type PageKind = 'reading' | 'site' | 'exercise';

/** The folder of each kind of page. */
const pageFolders: Readonly<Record<PageKind, string>> = {
  reading: 'content/reading/',
  site: 'content/site/',
  exercise: 'content/exercises/',
};

/** Returns the kind of a page by its path in the repository. */
export function getPageKind(file: string): PageKind {
  const kinds = Object.keys(pageFolders) as PageKind[];
  return kinds.find((kind) => file.startsWith(pageFolders[kind])) ?? 'reading';
}

/** Returns the address of a page, without the base path. */
export function getPageAddress({ kind, slug }: Pick<PageSource, 'kind' | 'slug'>): string {
  return kind === 'exercise' ? toExerciseAddress(slug) : `/${slug}`;
}

/** A page file. If it does not parse, `page` is missing and `failure` contains the error. */
export interface PageSource {
  /** Relative to the repository. */
  readonly file: string;
  readonly kind: PageKind;
  readonly slug: string;
  /** Name of its folder; for a reading page its chapter. */
  readonly folder: string;
  readonly source: string;
  readonly page?: PageFile;
  readonly failure?: unknown;
}

/** The content that rules on a single file refer to. */
export interface ContentIndex {
  readonly pages: readonly PageSource[];
  /** Undefined if the file is invalid. */
  readonly chain: ReadingOrder | undefined;
  readonly instruments: readonly InstrumentFile[];
  /** All addresses of the app to which a text may link. */
  readonly addresses: readonly string[];
  /** Hosts whose players may be embedded; undefined if the settings are invalid. */
  readonly embedHosts: readonly string[] | undefined;
  /** The support mailbox; undefined if the settings are invalid. */
  readonly supportEmail: string | undefined;
  /** Telephone numbers of `content/help-now.json`, as digits. */
  readonly numbers: readonly string[];
  /** Names in `content/settings.json` that pages write as tags. */
  readonly names: readonly TaggedName[];
  /** YYYY-MM-DD, the day to which dates are compared. */
  readonly today: string;
}

/** Reads all MDX pages: reading pages, then site pages, then exercises, each sorted by path. */
export function readPages(root: string): PageSource[] {
  return parsePages(readContentFolder(root));
}

/** Does the same as `readPages`, with the files already in memory. */
export function parsePages(files: ContentFiles): PageSource[] {
  [previousPages, currentPages] = [currentPages, new Map()];
  return (['reading', 'site', 'exercise'] as const).flatMap((kind) =>
    files.names
      .filter(
        (file) => file.startsWith(pageFolders[kind]) && file.endsWith('.mdx') && !parseOverlayName(file),
      )
      .map((file) => parsePage(file, files.text(file))),
  );
}

/**
 * Parses a page. A translation has the slug of its English page.
 * @param file relative to the repository
 */
export function parsePage(file: string, source: string): PageSource {
  const kind = getPageKind(file);
  const english = parseOverlayName(file)?.source ?? file;
  const folder = dirname(file.slice(pageFolders[kind].length));
  return { file, kind, slug: basename(english, '.mdx'), folder, source, ...parseCached(source) };
}

type ParseResult = Pick<PageSource, 'page' | 'failure'>;

/**
 * Parsed pages by source, of the last two calls. Parsing takes longer than all checks together, and most pages do not
 * change between calls.
 */
let previousPages = new Map<string, ParseResult>();
let currentPages = new Map<string, ParseResult>();

function parseCached(source: string): ParseResult {
  const read = currentPages.get(source) ?? previousPages.get(source) ?? parseSource(source);
  currentPages.set(source, read);
  return read;
}

function parseSource(source: string): ParseResult {
  try {
    return { page: parsePageSource(source) };
  } catch (failure) {
    return { failure };
  }
}
