import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { tab } from '../../api/device/storage.ts';
import { removeSession, sessionReducer } from '../../api/session.ts';
import { apiBase } from '../../contract/paths.ts';
import { endRegistration, keepRegistration } from './registration-id.ts';

/** How the made-up server answers; a number is a status without a body, 0 a line that is down. */
export type Answer = number | 'never' | { readonly status?: number; readonly body: unknown };

/** What arrived at the made-up server. */
export interface Call {
  readonly method: string;
  /** Under `{api}`. */
  readonly path: string;
  readonly body: unknown;
  readonly authorization: string | null;
}

export interface StageProps {
  /** Where the screen stands, with its query. */
  readonly at: string;
  /** What the navigation brought along. */
  readonly state?: unknown;
  readonly answer?: Answer;
  /** The answer to "whose link is this?". */
  readonly linkOwner?: Answer;
  readonly registrationId?: string;
  readonly onCall?: (call: Call) => void;
  readonly children: ReactNode;
}

/** Stories and tests only: a store, a router and a server that answers as told. */
export function StoryStage(props: StageProps) {
  const [{ store, router }] = useState(() => prepare(props));
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

function prepare({ at, state, registrationId, children, ...server }: StageProps) {
  removeSession();
  endRegistration();
  for (const key of ['signUpLink', 'resetLink']) tab.remove(key);
  if (registrationId) keepRegistration(registrationId);
  window.fetch = serverOf(server);
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const [pathname = '/', search = ''] = at.split('?');
  const router = createMemoryRouter(
    [
      { path: pathname, element: children },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [{ pathname, search: search && `?${search}`, state }] },
  );
  return { store, router };
}

/** Says where the screen led to. */
function Elsewhere() {
  const { pathname } = useLocation();
  return <h1>{`At ${pathname}`}</h1>;
}

function serverOf({ answer = 200, linkOwner = 401, onCall }: Partial<StageProps>): typeof fetch {
  return async (input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname.replace(apiBase, '');
    const text = await request.clone().text();
    const authorization = request.headers.get('Authorization');
    onCall?.({ method: request.method, path, body: text === '' ? null : JSON.parse(text), authorization });
    return reply(request.method === 'GET' ? linkOwner : answer);
  };
}

async function reply(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer === 0) throw new TypeError('Failed to fetch');
  if (typeof answer === 'number') return new Response(null, { status: answer });
  return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
}
