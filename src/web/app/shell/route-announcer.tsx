import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

const at = (id: string) => document.getElementById(id);

/** The page that stood there before, for each program: visitors' and members' frames take turns, so it outlives them. */
const before = new WeakMap<object, string>();

/**
 * After every change of page: focus goes to the page's title (to `page-start` where something to press stands before it,
 * else to its main part) and the page's name is announced. The first page keeps the browser's own order, and a change of query or anchor is no new page.
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
    // The router decides where the page is shown.
    place?.focus({ preventScroll: true });
    if (spoken.current) spoken.current.textContent = document.title;
  }, [pathname, program]);

  return <div ref={spoken} className="sr" aria-live="polite" aria-atomic="true" />;
}
