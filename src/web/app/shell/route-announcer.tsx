import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { usePageNotice } from './page-notice.tsx';
import { joinSentences } from '#language/translate.ts';
import { t } from '#web-language/use-translation.ts';

const findById = (id: string) => document.getElementById(id);

/** The previous path per store. Layouts are replaced, so a ref would be lost. */
const previousPaths = new WeakMap<object, string>();

/**
 * After a navigation, moves focus to the title of the page (or to `page-start`, if controls precede it, or to the
 * main part) and announces the document title, or the heading if the document title is neutral, after the notice if
 * there is one. The first page, and changes of query or hash, do not move focus.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const store = useStore();
  const notice = usePageNotice();
  const announcement = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const previous = previousPaths.get(store);
    previousPaths.set(store, pathname);
    if (previous === undefined || previous === pathname) return;
    const target = findById('page-start') ?? findById('page-title') ?? findById('main');
    // `ScrollRestoration` scrolls.
    target?.focus({ preventScroll: true });
    if (announcement.current)
      announcement.current.textContent = joinSentences(t, [
        notice,
        document.title === settings.homeScreenName ? target?.textContent : document.title,
      ]);
  }, [pathname, store, notice]);

  return <div ref={announcement} className="sr" aria-live="polite" aria-atomic="true" />;
}
