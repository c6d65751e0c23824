import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { sessionStarted } from '#api/session.ts';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { listOfflinePages } from './offline-pages.ts';
import { listMemberPages } from './member-pages.ts';
import offlineStyles from './offline-page.css?inline';
import { OfflinePage } from './offline-page.tsx';
import { createApp, waitForFirstScreen } from './app.ts';
import { AppView } from './app-view.tsx';
import englishHelp from '#compiled/help-now.json';
import englishPages from '#compiled/pages.json';
import settings from '#compiled/settings.json';
import type { TranslationIndex } from '#domain/instrument/translation.ts';
import { getLocale } from '#language/locale.ts';
import { offeredLanguages, sourceLanguage } from '#web-language/languages.ts';
import { getContent } from '#web-language/content.ts';
import { t } from '#web-language/use-translation.ts';
import { activateLanguage, forgetRequestedMessages, loadMessages } from '#web-language/load-messages.ts';

const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Pages for members that are prerendered. */
export const memberPages = listMemberPages(cards);

/** The languages of the site with their locales, English first. */
export const languages = offeredLanguages.map((language) => ({ language, locale: getLocale(language) }));

/** Pages that open offline. */
export const offlinePages = listOfflinePages(cards);

/** A session without data: the prerendered HTML must be the same for all members. */
const emptySession = { token: '', userid: '' };

/**
 * Renders a page to HTML, in Node at build time.
 * @param path below the base path, as '/team'
 * @param member renders it for members, else for visitors
 * @param language one of `offeredLanguages`
 * @returns HTML of the root element, which begins with the elements of the head; and the classes that the page
 *   requests for the body
 * @throws Error if the screen fails to load or to render
 */
export async function renderPage(
  path: string,
  { member, language }: { member: boolean; language: string },
): Promise<{ html: string; bodyClass: string }> {
  forgetRequestedMessages();
  await activateLanguage(language);
  const app = await openPage(path, member);
  const [error] = Object.values(app.router.state.errors ?? {});
  if (error) throw new Error(`${path} cannot be rendered.`, { cause: error });
  const { prelude } = await prerender(
    <StrictMode>
      <AppView app={app} />
    </StrictMode>,
    {
      // Suspended content is rendered in place, without a script that moves it.
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

/** Loads the screen of a page for members as the app does, so that the build can list its chunks. */
export async function loadMemberScreen(path: string): Promise<void> {
  await openPage(path, true);
  // The texts of lazy parts of results.
  await loadMessages(['numbers']);
}

/** Creates the app at a path, with its screen loaded and not rendered. */
async function openPage(path: string, member: boolean) {
  const app = createApp(
    { cards, loadInstrument, loadQuestions },
    (routes) => createMemoryRouter(routes, { basename, initialEntries: [basename + path] }),
    // The build has no cookies that a guard could read.
    { guarded: false },
  );
  if (member) app.store.dispatch(sessionStarted(emptySession));
  await waitForFirstScreen(app);
  return app;
}

/** The texts about public pages in a language, for search engines and previews of links. */
export async function readPageTexts(language: string): Promise<{
  readonly descriptions: Readonly<Record<string, string>>;
  /** Addresses of the pages that are offered in this language. */
  readonly translatedPages: readonly string[];
  readonly imageAlt: string;
}> {
  await activateLanguage(language);
  await loadMessages(['document']);
  return {
    descriptions: getContent('pages.json', englishPages).descriptions,
    translatedPages: Object.keys(getContent<TranslationIndex>('index.json', {})),
    imageAlt: t('document.imageAlt', { programName: settings.programName }),
  };
}

/** Texts of the notes around the app in the document, and their translations. */
export async function listNoteTexts(language: string): Promise<readonly (readonly [string, string])[]> {
  const listTexts = async (tag: string) => {
    await activateLanguage(tag);
    await loadMessages(['document']);
    return [
      t('document.slow.label'),
      t('document.slow.text'),
      t('document.slow.reload'),
      t('document.slow.talk'),
      t('document.withoutScript'),
      t('document.oldBrowser.label'),
      t('document.oldBrowser.text'),
      t('document.oldBrowser.calling'),
      getContent('pages.json', englishPages).withoutScript,
      ...getContent('help-now.json', englishHelp).lines.map(({ name }) => `${name}:`),
    ];
  };
  const [english, translated] = [await listTexts(sourceLanguage), await listTexts(language)];
  return english.map((text, index) => [text, translated[index] ?? text]);
}

/** Renders the offline page in a language: its HTML and the text of its styles. */
export async function renderOffline(language: string): Promise<{ html: string; styles: string }> {
  await activateLanguage(language);
  await loadMessages(['reading']);
  const { prelude } = await prerender(<OfflinePage />);
  return { html: await new Response(prelude).text(), styles: offlineStyles };
}
