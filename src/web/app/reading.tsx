import type { Params } from 'react-router-dom';
import library from '#compiled/library.json';
import { pageContextOf } from '#features/reading/page-context.ts';
import type { ReadingModule } from '#features/reading/reading-module.ts';
import { chunk } from './chunk.ts';
import type { Shown } from './router/screen-route.ts';

/** Each text stands at its file's name: `maintaining-1/wellBeing1.mdx` at '/wellBeing1'. */
const texts = Object.entries(import.meta.glob<ReadingModule>('../../../content/reading/**/*.mdx'));

/** What stands in for a page that cannot be shown, made once. */
let broken: NonNullable<Shown['Broken']> | undefined;

/**
 * Loads whatever the library has at the address, and then the text that follows it.
 * @param reload loads the program anew: a part of it was lost
 */
export async function loadPage({ page: slug = '' }: Params, reload: () => void): Promise<Shown> {
  const place = pageContextOf(library, slug);
  const load = place && textAt(place.slug);
  const [screen, text] = await Promise.allSettled([
    chunk(() => import('./reading-page.tsx')),
    load && chunk(load),
  ]);
  if (screen.status === 'rejected') throw screen.reason;
  const { ReadingPage, NotFound, brokenPage } = screen.value;
  // Such a page belongs nowhere.
  if (!place || !load) return { Component: NotFound, handle: {} };
  broken ??= brokenPage(library, reload);
  const shown = { Component: ReadingPage, Broken: broken };
  if (text.status === 'rejected' || !text.value)
    return { ...shown, error: (text as PromiseRejectedResult).reason };
  // A few kilobytes, and Next opens at once, even when the line has dropped meanwhile. If they are lost, Next asks again.
  void textAt(place.next?.to.slice(1))?.().catch(() => undefined);
  return { ...shown, props: { place, page: text.value } };
}

/** Loads the text of a slug; undefined where there is none. */
function textAt(slug: string | undefined): (() => Promise<ReadingModule>) | undefined {
  return texts.find(([file]) => file.endsWith(`/${slug}.mdx`))?.[1];
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
