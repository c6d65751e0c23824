import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { createProgram } from './program.ts';

// Without its last slash, so that the address without one is found as well.
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
const { store, router } = createProgram({ cards, loadInstrument, loadQuestions }, (routes) =>
  createBrowserRouter(routes, { basename }),
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);
