import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After every change of page: focus goes to the page's title (else to its main part) and the page's name is
 * announced. The first page keeps the browser's own order, and a change of query or anchor is no new page.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [name, setName] = useState('');

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const title = document.getElementById('page-title') ?? document.getElementById('main');
    // ScrollRestoration decides where the page stands.
    title?.focus({ preventScroll: true });
    setName(document.title);
  }, [pathname]);

  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      {name}
    </div>
  );
}
