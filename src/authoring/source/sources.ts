import { basename, dirname } from 'node:path';
import type { ReadingOrder } from '#domain/chain/chain.ts';
import type { TaggedName } from './wording/passage.ts';
import { type ContentFiles, readContentFolder } from './content-files.ts';
import type { InstrumentFile } from './instrument-file.ts';
import { type PageFile, readPage } from './page-file.ts';

export { listFiles as filesIn } from './content-files.ts';

/** A page as it stands in its file; `page` is missing, and `failure` there, when it does not parse. */
export interface PageSource {
  /** Relative to the repository. */
  readonly file: string;
  readonly kind: 'reading' | 'site';
  readonly slug: string;
  /** Name of the folder it lies in: for a reading page its chapter. */
  readonly folder: string;
  readonly source: string;
  readonly page?: PageFile;
  readonly failure?: unknown;
}

/** What the rules on one file need to know of everything else. */
export interface ContentIndex {
  readonly pages: readonly PageSource[];
  /** Undefined when the file cannot be used. */
  readonly chain: ReadingOrder | undefined;
  readonly instruments: readonly InstrumentFile[];
  /** Every address of the program that a text may link to. */
  readonly addresses: readonly string[];
  /** Hosts whose players may be embedded; undefined when the settings cannot be used. */
  readonly embedHosts: readonly string[] | undefined;
  /** The support mailbox; undefined when the settings cannot be used. */
  readonly supportEmail: string | undefined;
  /** Telephone numbers as digits alone, of `content/help-now.json`. */
  readonly numbers: readonly string[];
  /** Names of `content/settings.json` that pages write as tags. */
  readonly names: readonly TaggedName[];
  /** YYYY-MM-DD, against which dates are held. */
  readonly today: string;
}

/** Every MDX page under `content/reading` and `content/site` of a repository, in order of its path. */
export function readPages(root: string): PageSource[] {
  return parsePages(readContentFolder(root));
}

/** The same of files that are at hand. */
export function parsePages(files: ContentFiles): PageSource[] {
  [before, now] = [now, new Map()];
  return (['reading', 'site'] as const).flatMap((kind) =>
    files.names
      .filter((file) => file.startsWith(`content/${kind}/`) && file.endsWith('.mdx'))
      .map((file): PageSource => {
        const source = files.text(file);
        const folder = dirname(file.slice(`content/${kind}/`.length));
        return { file, kind, slug: basename(file, '.mdx'), folder, source, ...readOnce(source) };
      }),
  );
}

type ParseResult = Pick<PageSource, 'page' | 'failure'>;

/**
 * Pages read before, by their source: parsing takes longer than all checks together, and while an author writes one
 * page the others stay as they are. Only the latest round is kept.
 */
let before = new Map<string, ParseResult>();
let now = new Map<string, ParseResult>();

function readOnce(source: string): ParseResult {
  const read = now.get(source) ?? before.get(source) ?? readAnew(source);
  now.set(source, read);
  return read;
}

function readAnew(source: string): ParseResult {
  try {
    return { page: readPage(source) };
  } catch (failure) {
    return { failure };
  }
}
