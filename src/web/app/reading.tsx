import type { LoaderFunctionArgs } from 'react-router-dom';
import library from '#compiled/library.json';
import { findPageContext } from '#features/reading/page-context.ts';
import type { ReadingModule } from '#features/reading/reading-module.ts';
import type { ReadingScreenProps } from '#features/reading/reading-screen.tsx';
import { chunk } from './chunk.ts';

/** Each text is at its file's name: `maintaining-1/wellBeing1.mdx` at '/wellBeing1'. */
const texts = Object.entries(import.meta.glob<ReadingModule>('../../../content/reading/**/*.mdx'));

/**
 * Component, loader and error element of every page of the library.
 * @param reload reloads the document after a part of the program was lost
 */
export async function readingRoute(reload: () => void) {
  const { ReadingPage, brokenPage } = await chunk(() => import('./reading-page.tsx'));
  return { Component: ReadingPage, ErrorBoundary: brokenPage(library, reload), loader: loadPage };
}

/** Loads the page at the address, and then the text that follows it. @returns null when the library has no such page */
async function loadPage({ params }: LoaderFunctionArgs): Promise<ReadingScreenProps | null> {
  const place = findPageContext(library, params.page ?? '');
  const load = place && textAt(place.slug);
  if (!place || !load) return null;
  const page = await chunk(load);
  // A few kilobytes, so that Next opens at once, even offline. If they are lost, Next asks again.
  void textAt(place.next?.to.slice(1))?.().catch(() => undefined);
  return { place, page };
}

/** The import of a slug's text; undefined where there is none. */
function textAt(slug: string | undefined): (() => Promise<ReadingModule>) | undefined {
  return texts.find(([file]) => file.endsWith(`/${slug}.mdx`))?.[1];
}

/** The covers. The frame of the pages loads with them, so that its help numbers are there when the connection drops. */
export async function resourcesScreen() {
  void import('./reading-page.tsx').catch(() => undefined);
  const { ResourcesScreen } = await import('#features/reading/resources-screen.tsx');
  return () => <ResourcesScreen library={library} />;
}

/** The page on which a person looks at a change they wish to make. */
export async function growthScreen() {
  const { personalGrowthScreen } = await import('./personal-growth-screen.tsx');
  return personalGrowthScreen(library);
}
