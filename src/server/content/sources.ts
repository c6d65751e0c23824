import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Chain } from '../../domain/chain/chain.ts';
import type { TaggedName } from '../../domain/reading/wording-names.ts';
import type { InstrumentFile } from '../instruments/inspect.ts';
import { type PageFile, readPage } from './page-file.ts';

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

/** What the checks of one page need to know of everything else. */
export interface Surroundings {
  readonly root: string;
  readonly pages: readonly PageSource[];
  /** Undefined when the file cannot be used. */
  readonly chain: Chain | undefined;
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
  /** File names in `content/media`. */
  readonly media: readonly string[];
}

/** Every MDX page under `content/reading` and `content/site`, in order of its path. */
export function readPages(root: string): PageSource[] {
  [before, now] = [now, new Map()];
  return (['reading', 'site'] as const).flatMap((kind) =>
    filesIn(join(root, 'content', kind))
      .filter((name) => name.endsWith('.mdx'))
      .map((name): PageSource => {
        const file = `content/${kind}/${name}`;
        const source = readFileSync(join(root, file), 'utf8');
        return {
          file,
          kind,
          slug: basename(name, '.mdx'),
          folder: dirname(name),
          source,
          ...readOnce(source),
        };
      }),
  );
}

type Read = Pick<PageSource, 'page' | 'failure'>;

/**
 * Pages read before, by their source: parsing takes longer than all checks together, and while an author writes one
 * page the others stay as they are. Only the latest round is kept.
 */
let before = new Map<string, Read>();
let now = new Map<string, Read>();

function readOnce(source: string): Read {
  const read = now.get(source) ?? before.get(source) ?? readAnew(source);
  now.set(source, read);
  return read;
}

function readAnew(source: string): Read {
  try {
    return { page: readPage(source) };
  } catch (failure) {
    return { failure };
  }
}

/** Names of all files below a folder, with forward slashes, sorted; none when there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
