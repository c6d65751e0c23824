import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

const at = (id: string) => document.getElementById(id);

/** The previous path per store. Layouts are replaced, so a ref would be lost. */
const before = new WeakMap<object, string>();

/**
 * After a navigation, moves focus to the title of the page (or to `page-start`, if controls precede it, or to the
 * main part) and announces the title. The first page, and changes of query or hash, do not move focus.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const program = useStore();
  const spoken = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const last = before.get(program);
    before.set(program, pathname);
    if (last === undefined || last === pathname) return;
    const place = at('page-start') ?? at('page-title') ?? at('main');
    // `ScrollRestoration` scrolls.
    place?.focus({ preventScroll: true });
    if (spoken.current) spoken.current.textContent = document.title;
  }, [pathname, program]);

  return <div ref={spoken} className="sr" aria-live="polite" aria-atomic="true" />;
}
