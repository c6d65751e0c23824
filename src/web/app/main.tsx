import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { takeEarlyInput } from './early-input.ts';
import type { Router } from './leaving.ts';
import { isBackAfterExit, neutralPage } from './left.ts';
import { isAsPrerendered } from './prerendered.ts';
import { prepareProgram } from './program.ts';
import { resolveScreens } from './resolve-screens.ts';

// Without its last slash, so that the address without one is found as well.
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
const root = document.getElementById('root') as HTMLElement;
const { store, routes, complete } = prepareProgram({ cards, loadInstrument, loadQuestions });

function App({ router, onShown }: { router: Router; onShown?: () => void }) {
  useEffect(() => {
    document.getElementById('late')?.remove();
    onShown?.();
  }, [onShown]);
  return (
    // The HTML is a visitor's; a person's own header comes right after React has taken it over.
    <Provider store={store} serverState={{ ...store.getState(), session: { current: null } }}>
      <RouterProvider router={router} />
    </Provider>
  );
}

/** Takes over the HTML that is there when it is this very page; else draws the page anew. */
async function start() {
  if (isBackAfterExit()) return window.location.replace(neutralPage);
  const hydrates = isAsPrerendered(root, window, basename) && (await screensLoaded());
  const { router } = complete(createBrowserRouter(routes, { basename }));
  const shown = (onShown?: () => void) => (
    <StrictMode>
      <App router={router} onShown={onShown} />
    </StrictMode>
  );
  if (hydrates) {
    hydrateRoot(root, shown(takeEarlyInput(root)));
  } else {
    root.replaceChildren();
    createRoot(root).render(shown());
  }
}

/** A screen that did not load is left to its route, which explains and helps. */
function screensLoaded(): Promise<boolean> {
  return resolveScreens(routes, window.location.pathname, basename).then(
    () => true,
    () => false,
  );
}

void start();
