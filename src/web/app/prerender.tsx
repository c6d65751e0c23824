import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { sessionStarted } from '#api/session.ts';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { listOfflinePages } from './offline-pages.ts';
import { memberPages as pagesFor } from './member-pages.ts';
import offlineStyles from './offline-page.css?inline';
import { OfflinePage } from './offline-page.tsx';
import { createProgram, firstScreen } from './program.ts';
import { ProgramView } from './program-view.tsx';

const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The pages behind the login that are rendered. */
export const memberPages = pagesFor(cards);

/** What opens without a line. */
export const offlinePages = listOfflinePages(cards);

/** Nobody: what is rendered for people who are logged in must be the same for each of them. */
const somebody = { token: '', userid: '' };

/**
 * A page as it is first seen. Runs in Node, at build time alone.
 * @param path under the base path, as '/team'
 * @param member as people see it who are logged in, else as a visitor does
 * @returns HTML of the page's root, `<title>` and whatever else belongs in the head first; and the classes that the
 *   page asks for on the body
 */
export async function renderPage(
  path: string,
  { member }: { member: boolean },
): Promise<{ html: string; bodyClass: string }> {
  const program = await opened(path, member);
  const [error] = Object.values(program.router.state.errors ?? {});
  if (error) throw new Error(`${path} cannot be rendered.`, { cause: error });
  const { prelude } = await prerender(
    <StrictMode>
      <ProgramView program={program} />
    </StrictMode>,
    {
      // What is drawn late stands in its place, and not behind a script that would put it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const bodyClass = /<[a-z]+[^>]* data-body="([^"]*)"/.exec(html)?.[1] ?? '';
  return { html, bodyClass };
}

/** Loads the screen of a path behind the login as the program does, so that the build learns its parts. */
export async function loadScreen(path: string): Promise<void> {
  await opened(path, true);
}

/** The program at this path, its screen loaded and not yet drawn. */
async function opened(path: string, member: boolean) {
  const program = createProgram(
    { cards, loadInstrument, loadQuestions },
    (routes) => createMemoryRouter(routes, { basename, initialEntries: [basename + path] }),
    // There are no cookies to guard by.
    { guarded: false },
  );
  if (member) program.store.dispatch(sessionStarted(somebody));
  await firstScreen(program);
  return program;
}

/** What stands for a page that is not kept, when there is no line: its HTML, and the text of its own styles. */
export async function renderOffline(): Promise<{ html: string; styles: string }> {
  const { prelude } = await prerender(<OfflinePage />);
  return { html: await new Response(prelude).text(), styles: offlineStyles };
}
