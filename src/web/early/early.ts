import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { readCookie } from '#api/device/cookies.ts';
import { isBackAfterExit } from '#api/device/history.ts';
import { tab } from '#api/device/storage.ts';
import { neutralPage } from '#contract/exit.ts';
import { base, cookies } from '#contract/paths.ts';
import { guard } from './guard.ts';
import { keepTyped } from './keep-typed.ts';
import type { KeptInput } from './kept-input.ts';
import { nameInBar } from './name-in-bar.ts';
import { actEarly } from './page.ts';
import { awaitNothing, bringProgram, fetchAhead, fetchNext } from './program.ts';
import { readEarly } from './reading.ts';

const root = document.getElementById('root') as HTMLElement;

function begin(): void {
  const { page, kind } = root.dataset;
  if (page === undefined) return void bringProgram({ take: () => () => undefined });
  spellAddress(base + page);
  const reading = new AbortController();
  const kept = actEarly((soFar) => void bringProgram(handingOver(soFar, reading)));
  if (needsProgram()) return void bringProgram(kept);
  window.addEventListener('pagehide', () => keepTyped(page), { signal: reading.signal });
  awaitNothing();
  if (kind === 'reading') {
    // Not the program: who reads may never need it.
    fetchNext(reading.signal);
    void nameInBar(reading.signal);
    return readEarly(guard, reading.signal);
  }
  const looking = new AbortController();
  const look = () => {
    if (!needsProgram()) return;
    looking.abort();
    void bringProgram(kept);
  };
  // Somebody may have logged in in another tab.
  window.addEventListener('pageshow', look, { signal: looking.signal });
  document.addEventListener('visibilitychange', look, { signal: looking.signal });
  fetchAhead(looking.signal);
}

/** What reading needs ends when the program takes the page over. */
function handingOver({ take }: KeptInput, reading: AbortController): KeptInput {
  return {
    take(from) {
      reading.abort();
      return take(from);
    },
  };
}

/**
 * Is more to be seen here than what stands there: a person's name, or what was typed and not sent, which is kept under the
 * page's address? A text needs none of them. Where the program entered the page into the history, as before a reload, only
 * the program can answer Back: to the browser the pages before it are this same document.
 */
function needsProgram(): boolean {
  const { page, kind } = root.dataset;
  return (
    (kind !== 'reading' && readCookie(cookies.token) !== null) ||
    tab.read(page as string) !== null ||
    hasTightTable() ||
    window.history.state !== null ||
    document.documentElement.dataset.held !== undefined
  );
}

/** A table that has no room scrolls by itself: the program names it and lets the keyboard reach it. */
function hasTightTable(): boolean {
  return [...root.querySelectorAll('[data-table]')].some((frame) => frame.scrollWidth > frame.clientWidth);
}

/** The server gives the page for any spelling of its address; the program takes over only the right one. */
function spellAddress(address: string): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== address) window.history.replaceState(window.history.state, '', address + search + hash);
}

if (isBackAfterExit()) window.location.replace(neutralPage);
// Another page is on its way in this one's place.
else if (document.documentElement.dataset.held !== 'page') begin();
