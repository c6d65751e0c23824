import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { prepareProgram } from './program.ts';
import { resolveScreens } from './resolve-screens.ts';

const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * A public page as a visitor first sees it. Runs in Node, at build time alone.
 * @param path under the base path, as '/team'
 * @returns HTML of the page's root; `<title>` and whatever else belongs in the head is first
 */
export async function renderPage(path: string): Promise<string> {
  const { store, routes } = prepareProgram({ cards, loadInstrument, loadQuestions });
  await resolveScreens(routes, basename + path, basename);
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(new Request(`http://localhost${basename}${path}`));
  if (context instanceof Response)
    throw new Error(`${path} answers with ${context.status} instead of a page.`);
  const failure = context.errors && Object.values(context.errors)[0];
  if (failure) throw new Error(`${path} cannot be rendered.`, { cause: failure });
  const { prelude } = await prerender(
    <StrictMode>
      <Provider store={store}>
        {/* Hydration data would be an inline script; the public routes load no data, so there is none. */}
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>
    </StrictMode>,
    {
      // What is drawn late stands in its place, and not behind a script that would put it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
