import type { LoaderFunctionArgs } from 'react-router-dom';
import library from '#compiled/library.json';
import { pageContextOf } from '#features/reading/page-context.ts';
import type { ReadingModule } from '#features/reading/reading-module.ts';
import type { ReadingScreenProps } from '#features/reading/reading-screen.tsx';
import { chunk } from './chunk.ts';

/** Each text stands at its file's name: `maintaining-1/wellBeing1.mdx` at '/wellBeing1'. */
const texts = Object.entries(import.meta.glob<ReadingModule>('../../../content/reading/**/*.mdx'));

/** Loads the page that the address names, and then the text that follows it; null when the library has none. */
export async function loadPage({ params }: LoaderFunctionArgs): Promise<ReadingScreenProps | null> {
  const place = pageContextOf(library, params.page ?? '');
  const load = place && textAt(place.slug);
  if (!place || !load) return null;
  const page = await chunk(load);
  // A few kilobytes, and Next opens at once, even when the line has dropped meanwhile. If they are lost, Next asks again.
  void textAt(place.next?.to.slice(1))?.().catch(() => undefined);
  return { place, page };
}

/** Loads the text of a slug; undefined where there is none. */
function textAt(slug: string | undefined): (() => Promise<ReadingModule>) | undefined {
  return texts.find(([file]) => file.endsWith(`/${slug}.mdx`))?.[1];
}

/** Whatever the library has at the address. */
export async function pageScreen() {
  return (await import('./reading-page.tsx')).ReadingPage;
}

/**
 * Stands in for a page that cannot be shown.
 * @param reload loads the program anew: a part of it was lost
 */
export async function brokenScreen(reload: () => void) {
  const { brokenPage } = await import('./reading-page.tsx');
  return brokenPage(library, reload);
}

/** The covers. What the page behind them needs comes along: there, a line that drops must not hide the help numbers. */
export async function resourcesScreen() {
  void import('./reading-page.tsx').catch(() => undefined);
  const { ResourcesScreen } = await import('#features/reading/resources-screen.tsx');
  return () => <ResourcesScreen library={library} />;
}

/** The page beside the row on which a person looks at a change they wish to make. */
export async function growthScreen() {
  const { growthPage } = await import('./growth-page.tsx');
  return growthPage(library);
}
