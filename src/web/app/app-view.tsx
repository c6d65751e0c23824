import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { AppContext } from './app.ts';

interface Props {
  app: Pick<AppContext, 'store' | 'router'>;
  /** State of the store at the time of prerendering. */
  htmlState?: object;
}

/** Renders the app: store, router and the current screen in its layout. */
export function AppView({ app: { store, router }, htmlState }: Props) {
  return (
    <Provider store={store} serverState={htmlState as never}>
      <RouterProvider router={router} />
    </Provider>
  );
}
