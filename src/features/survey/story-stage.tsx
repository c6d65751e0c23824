import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { removeSession, sessionReducer, writeSession } from '../../api/session.ts';

/** How the made-up server answers; a number is a status without a body, 'never' leaves the call open. */
export type Answer = number | 'never' | { readonly status?: number; readonly body: unknown };

export interface StageProps {
  /** By a part of the address: the answer, or one for each try, the last one for all that follow. */
  readonly answers: Readonly<Record<string, Answer | readonly Answer[]>>;
  readonly visitor?: boolean;
}

/** Stories and tests only: a session, a store, a router and a server that answers from a list. */
export function StoryStage({ children, ...props }: StageProps & { readonly children: ReactNode }) {
  const [{ store, router }] = useState(() => prepare(props, children));
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

function prepare({ answers, visitor = false }: StageProps, children: ReactNode) {
  if (visitor) removeSession();
  else writeSession({ token: 'made-up', userid: '4711' });
  const tries: Record<string, number> = {};
  window.fetch = async (input) => {
    const { url } = input as Request;
    const part = Object.keys(answers).find((key) => url.includes(key)) ?? '';
    const list = [answers[part] ?? 404].flat() as Answer[];
    const nth = tries[part] ?? 0;
    tries[part] = nth + 1;
    return reply(list[Math.min(nth, list.length - 1)] ?? 404);
  };
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const router = createMemoryRouter([
    { path: '/', element: children },
    { path: '*', element: <AnotherPage /> },
  ]);
  return { store, router };
}

/** Shows what a link carried along. */
function AnotherPage() {
  const { pathname, state } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

async function reply(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  // 0 stands for a line that is down.
  if (answer === 0) throw new TypeError('Failed to fetch');
  if (typeof answer === 'number') return new Response(null, { status: answer });
  return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
}
