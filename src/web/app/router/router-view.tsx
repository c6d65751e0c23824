import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router as Locations } from 'react-router-dom';
import { holdPlace } from './hold-place.ts';
import type { Places } from './places.ts';
import type { Router, View } from './router.ts';
import { ViewContext } from './view-context.ts';

interface Props {
  router: Router;
  places?: Places | null;
  children: (view: View) => ReactNode;
}

/** Draws what the router shows. The old page stays till the new one is drawn. */
export function RouterView({ router, places = null, children }: Props) {
  const [view, setView] = useState(router.view);
  useLayoutEffect(() => {
    return router.listen((next, atOnce) => {
      if (atOnce) flushSync(() => setView(next));
      else startTransition(() => setView(next));
    });
  }, [router]);
  useLayoutEffect(() => scrollTo(view), [view]);
  useEffect(() => {
    if (!places) return;
    // While the program runs, it alone scrolls.
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      places.store(router.view.location);
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [router, places]);
  const context = useMemo(() => ({ router, view }), [router, view]);
  return (
    <Locations
      basename={router.basename || '/'}
      location={view.location}
      navigationType={view.action as never}
      navigator={router.navigator}
    >
      <ViewContext value={context}>{children(view)}</ViewContext>
    </Locations>
  );
}

/**
 * A page is shown where it was left, at what its address points to, or from its top.
 * @returns ends what keeps it there
 */
function scrollTo({ route, scroll, location: { hash } }: View): (() => void) | undefined {
  if (!route || scroll === undefined) return undefined;
  const target = scroll === null && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, scroll ?? 0);
  return scroll ? holdPlace(scroll) : undefined;
}
