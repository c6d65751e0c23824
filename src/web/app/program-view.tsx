import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { Program } from './program.ts';

interface Props {
  program: Pick<Program, 'store' | 'router'>;
  /** State of the store when the HTML was rendered that React hydrates. */
  htmlState?: object;
}

/** The whole program: header, page and footer of visitors or of members around the screen that is open. */
export function ProgramView({ program: { store, router }, htmlState }: Props) {
  return (
    <Provider store={store} serverState={htmlState as never}>
      <RouterProvider router={router} />
    </Provider>
  );
}
