import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Chain } from '../../src/domain/chain/chain.ts';
import { type Library, libraryOf, type PageFacts } from '../../src/domain/chain/library.ts';
import { factsOf, readPage } from '../../src/server/content/page-file.ts';
import { committed } from './committed.ts';

const virtual = '\0library:';
const query = '.json?library';
const empty: Library = { chapters: [], side: [] };

/**
 * Serves `content/chain.json?library` to the browser program: the chain joined with title, summary and minutes of
 * every page under `content/reading`, which no screen could learn without loading their texts. A development
 * server keeps the last good library while the chain is broken (at its start, the chain of version control), and
 * the last good facts of a broken page.
 */
export function library(): Plugin {
  let isForgiving = false;
  let root = '';
  let lastGood: Library | undefined;
  const lastFacts = new Map<string, PageFacts>();

  async function joined(text: string, files: readonly string[]): Promise<Library> {
    const chain = JSON.parse(text) as Chain;
    const facts: Record<string, PageFacts> = {};
    for (const file of files) {
      const slug = basename(file, '.mdx');
      const read = (await factsIn(file)) ?? (isForgiving ? (lastFacts.get(file) ?? unread(slug)) : undefined);
      if (!read) continue;
      facts[slug] = read;
      lastFacts.set(file, read);
    }
    return libraryOf(chain, facts);
  }

  return {
    name: 'library',
    enforce: 'pre',
    configResolved({ root: own, command, mode }) {
      root = own;
      isForgiving = command === 'serve' && mode !== 'test';
    },
    resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      // Not `.json` at the end, else Vite's own JSON plugin would read the module once more.
      return `${virtual}${resolve(dirname(importer ?? ''), source.slice(0, -'?library'.length))}.js`;
    },
    async load(id) {
      if (!id.startsWith(virtual)) return null;
      const manifest = id.slice(virtual.length, -'.js'.length);
      const files = await pagesIn(join(dirname(manifest), 'reading'));
      try {
        lastGood = await joined(await readFile(manifest, 'utf8'), files);
      } catch (failure) {
        if (!isForgiving) throw failure;
        lastGood ??= await joined(committed(root, relative(root, manifest)) ?? '', files).catch(() => empty);
      }
      return `export default ${JSON.stringify(lastGood)};`;
    },
    /** Vite watches the whole folder: a file named to it one by one would be an error as soon as it is deleted. */
    async hotUpdate({ type, file, modules }) {
      if (!/\/content\/(chain\.json|reading\/.+\.mdx)$/.test(file)) return;
      // The library holds no more of a page than this: another word in its text changes nothing here.
      const last = lastFacts.get(file);
      if (type === 'update' && last && isSame(last, (await factsIn(file)) ?? last)) return;
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...new Set([...modules, ...known.filter(({ id }) => id?.startsWith(virtual))])];
    },
  };
}

function isSame(a: PageFacts, b: PageFacts): boolean {
  return a.title === b.title && a.summary === b.summary && a.minutes === b.minutes;
}

/** What is said of a page that could not be read since the server started. */
function unread(slug: string): PageFacts {
  return { title: slug, summary: 'This page cannot be read yet.', minutes: 1 };
}

/** The facts of a page; undefined when it cannot be read, which its own module and the check tell of. */
async function factsIn(file: string): Promise<PageFacts | undefined> {
  try {
    return factsOf(readPage(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

async function pagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => join(folder, name));
}
