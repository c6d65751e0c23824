import { configureStore } from '@reduxjs/toolkit';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { forgetAllDrafts, saveDraft } from '../../api/device/drafts.ts';
import { removeSession, sessionReducer, writeSession } from '../../api/session.ts';
import type { InstrumentCard } from '../../domain/instrument/instrument.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { DashboardStartScreen } from './dashboard-start-screen.tsx';

export interface StageProps {
  readonly cards: readonly InstrumentCard[];
  readonly path: '/dashboard' | '/dashboard-start';
  /** How many assessments are done; 'down' when the server cannot be reached, 'never' when it does not answer. */
  readonly done: number | 'down' | 'never';
  /** When each of those done was taken, in order. ISO 8601. */
  readonly times?: readonly string[];
  /** Section ids with answers on this device. */
  readonly begun?: readonly string[];
  readonly visitor?: boolean;
}

/** The person of every story. */
export const userid = '4711';

/** Stories and tests only: a session, a store, a router and a server that knows how far the person has come. */
export function StoryStage(props: StageProps) {
  const [{ store, router }] = useState(() => prepare(props));
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

function prepare(props: StageProps) {
  const { cards, path, begun = [], visitor = false } = props;
  if (visitor) removeSession();
  else writeSession({ token: 'made-up', userid });
  window.fetch = serverOf(props);
  forgetAllDrafts(cards.map(({ id }) => id));
  const draft = { index: 1, options: [1, null], major: 1, key: 'made-up', savedAt: new Date().toISOString() };
  for (const id of begun) saveDraft(id, userid, draft);
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <DashboardScreen cards={cards} /> },
      { path: '/dashboard-start', element: <DashboardStartScreen cards={cards} /> },
      { path: '*', element: <AnotherPage /> },
    ],
    { initialEntries: [path] },
  );
  return { store, router };
}

function AnotherPage() {
  return <h1>{`Another page: ${useLocation().pathname}`}</h1>;
}

function serverOf({ cards, done, times = [] }: StageProps): typeof fetch {
  return async (input) => {
    const { url } = input as Request;
    if (done === 'never') return new Promise(() => {});
    if (done === 'down') throw new TypeError('Failed to fetch');
    const section = cards.findIndex(({ id }) => url.includes(`/report/${id}/`));
    const records = url.includes('/progress/')
      ? cards.map(({ id }, position) => ({ section_id: id, totalsum: position < done ? '[1]' : '' }))
      : times.slice(section, section + 1).map((time) => ({ time }));
    return new Response(JSON.stringify(records));
  };
}
