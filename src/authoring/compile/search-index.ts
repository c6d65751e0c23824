import type { Library } from '#domain/reading-order/library.ts';
import type { PageTitle, SearchPage } from '#domain/search/search-page.ts';
import { readContentFiles } from '../source/content-json-files.ts';
import { parsePageSource } from '../source/page-file.ts';
import { getPageAddress, type PageSource, readPages } from '../source/sources.ts';
import { compiledFiles } from './compiled-folder.ts';
import type { CompiledPart } from './compiled-part.ts';

/** A page with the language of its texts, if it is not that of the index. */
export interface IndexedPage {
  /** The English page, or its translation. */
  readonly page: PageSource;
  readonly language?: string | undefined;
}

/** Names that texts write as tags, with the tag. */
export type TagNames = readonly (readonly [tag: string, name: string])[];

/**
 * Compiles the search index and the titles of the pages of the site. A page that cannot be parsed is left out; `compileLibrary`
 * reports it.
 * @param library the compiled library
 */
export function compileSearchIndex(root: string, { outputs }: CompiledPart): CompiledPart {
  const { settings } = readContentFiles(root);
  const library = outputs.get(compiledFiles.library);
  const pages = readPages(root).map((page) => ({ page }));
  return {
    outputs: new Map(
      createSearchOutputs(pages, isLibrary(library) ? library : undefined, listTagNames(settings.value)),
    ),
    findings: [],
  };
}

/** Returns the outputs of a language with their paths. */
export function createSearchOutputs(
  pages: readonly IndexedPage[],
  library: Pick<Library, 'chapters'> | undefined,
  names: TagNames,
): [path: string, value: unknown][] {
  const index = pages
    .map((page) => createSearchPage(page, library, names))
    .filter((page) => page !== undefined);
  const isSitePage = new Set(
    pages.flatMap(({ page }) => (page.kind === 'site' ? [getPageAddress(page)] : [])),
  );
  const titles = index
    .filter(({ address }) => isSitePage.has(address))
    .map(({ address, title, language }): PageTitle => ({ address, title, ...(language && { language }) }));
  return [
    [compiledFiles.search, index],
    [compiledFiles.sitePages, titles],
  ];
}

/** The names that pages write as tags. */
export function listTagNames(
  settings:
    | {
        readonly programName: string;
        readonly supportEmail: string;
        readonly institute: { readonly name: string };
      }
    | undefined,
): TagNames {
  if (!settings) return [];
  return [
    ['Program', settings.programName],
    ['Institute', settings.institute.name],
    ['Email', settings.supportEmail],
  ];
}

function createSearchPage(
  { page: { source, ...page }, language }: IndexedPage,
  library: Pick<Library, 'chapters'> | undefined,
  names: TagNames,
): SearchPage | undefined {
  const chapter = library?.chapters.find(({ pages }) => pages.some(({ slug }) => slug === page.slug));
  // A reading page in no chapter has no link.
  if (!page.page || (page.kind === 'reading' && !chapter)) return undefined;
  const { head, blocks } = parsePageSource(
    names.reduce((text, [tag, name]) => text.replaceAll(`<${tag} />`, name), source),
  );
  return {
    address: getPageAddress(page),
    title: String(head.title ?? ''),
    isPublic: page.kind !== 'reading',
    ...(chapter && { chapter: chapter.title }),
    ...(chapter?.help && { help: true }),
    ...(language && { language }),
    passages: [String(head.summary ?? ''), ...blocks.map(({ text }) => text)],
  };
}

function isLibrary(value: unknown): value is Library {
  return typeof value === 'object' && value !== null && 'chapters' in value;
}
