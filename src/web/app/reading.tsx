import type { LoaderFunctionArgs } from 'react-router-dom';
import library from '#compiled/library.json';
import { findPageContext } from '#features/reading/page-context.ts';
import type { ReadingModule } from '#features/reading/reading-module.ts';
import { loadChunk } from './chunk.ts';
import { loadPageTranslation } from './page-translations.ts';
import type { LoadedPage } from './reading-page.tsx';
import { useContent } from '#web-language/content.ts';
import { loadMessages } from '#web-language/load-messages.ts';

/** Texts by file. The file name is the path: `maintaining-1/wellBeing1.mdx` is '/wellBeing1'. */
const texts = Object.entries(
  import.meta.glob<ReadingModule>(['../../../content/reading/**/*.mdx', '!**/*.*.mdx']),
);

/**
 * Component, loader and error element of all reading pages.
 * @param reload reloads the document after a chunk failed to load
 */
export async function loadReadingRoute(reload: () => void) {
  const [{ ReadingPage, createReadingErrorElement }] = await Promise.all([
    loadChunk(() => import('./reading-page.tsx')),
    loadChunk(() => loadMessages(['reading', 'shell'])),
  ]);
  return {
    Component: ReadingPage,
    ErrorBoundary: createReadingErrorElement(library, reload),
    loader: loadPage,
  };
}

/**
 * Loads a page and preloads the text that follows it.
 * @returns null if the library has no such page
 */
async function loadPage({ params }: LoaderFunctionArgs): Promise<LoadedPage | null> {
  const context = findPageContext(library, params.page ?? '');
  const load = context && findText(context.slug);
  if (!context || !load) return null;
  const file = findFile(context.slug) ?? '';
  const [page] = await Promise.all([loadChunk(load), loadPageTranslation(file, `/${context.slug}`)]);
  // A few kilobytes, so that Next works offline. If this fails, Next loads the text.
  void findText(context.next?.to.slice(1))?.().catch(() => undefined);
  return { file, context, page };
}

/** Finds the loader of a text. */
const findFile = (slug: string | undefined) => texts.find(([file]) => file.endsWith(`/${slug}.mdx`))?.[0];

function findText(slug: string | undefined): (() => Promise<ReadingModule>) | undefined {
  return texts.find(([file]) => file === findFile(slug))?.[1];
}

/** Loads the library, and preloads the frame of reading pages with its helpline numbers for offline use. */
export async function loadResourcesScreen() {
  void import('./reading-page.tsx').catch(() => undefined);
  const { ResourcesScreen } = await import('#features/reading/resources-screen.tsx');
  return function Resources() {
    return <ResourcesScreen library={useContent('library.json', library)} />;
  };
}

/** Loads the page on a personal goal. */
export async function loadGrowthScreen() {
  const { createPersonalGrowthScreen } = await import('./personal-growth-screen.tsx');
  return createPersonalGrowthScreen(library);
}
