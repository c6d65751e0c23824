import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { removeSession, sessionReducer, writeSession } from '../../api/session.ts';

/** One answer of the made-up server; a status of 0 stands for a line that is down, 'never' leaves the call open. */
export type Answer = 'never' | { readonly status: number; readonly message?: string; readonly wait?: number };

export interface StageProps {
  readonly visitor?: boolean;
  /** The address, with its anchor. */
  readonly at?: string;
  /** One answer for each try, the last one for all that follow. */
  readonly answers?: readonly Answer[];
}

/** Stories and tests only: a session, a store, a router, and a server that answers from a list. */
export function StoryStage({ children, ...props }: StageProps & { readonly children: ReactNode }) {
  const [{ store, router }] = useState(() => prepare(props, children));
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

function prepare({ visitor = true, at = '/here', answers = [] }: StageProps, children: ReactNode) {
  if (visitor) removeSession();
  else writeSession({ token: 'made-up', userid: '4711' });
  let tries = 0;
  window.fetch = async () => {
    const answer = answers[Math.min(tries, answers.length - 1)];
    tries += 1;
    return reply(answer ?? { status: 404 });
  };
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const routes = [
    { path: '/here', element: children },
    { path: '*', element: <AnotherPage /> },
  ];
  return { store, router: createMemoryRouter(routes, { initialEntries: [at] }) };
}

function AnotherPage() {
  return <h1>{useLocation().pathname}</h1>;
}

async function reply(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  const { status, message, wait } = answer;
  if (status === 0) throw new TypeError('Failed to fetch');
  return new Response(message === undefined ? null : JSON.stringify({ message }), {
    status,
    headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
  });
}
