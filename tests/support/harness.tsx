import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  type InitialEntry,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { removeSession, sessionEnded, writeSession } from '#api/session.ts';
import { createStore, type Store } from '#app/store.ts';
import { type FakeResponses, fakeFetch } from './fake-server.ts';

/** The user id in every story. */
export const userid = '4711';

export interface HarnessProps {
  /** The responses of the fake server. */
  readonly answers: FakeResponses;
  /** Without a session. */
  readonly visitor?: boolean;
  /** Called with every request. */
  readonly onCall?: (request: Request) => void;
  /** The screen at `/`. */
  readonly children?: ReactNode;
}

interface HarnessOptions extends HarnessProps {
  /** Screens by route pattern, in addition to the one at `/`; every other address displays its location. */
  readonly screens?: Readonly<Record<string, ReactNode>>;
  /** The visited pages, the last one being current; only `/` by default. */
  readonly entries?: InitialEntry[];
  /** Prepares the device and the store once, before the screen is rendered. */
  readonly before?: (store: HarnessStore) => void;
}

export type HarnessStore = Store;

/** The harness of stories and component tests: a session, a store, a router and a fake server. */
export function Harness(options: HarnessOptions) {
  const [{ store, router }] = useState(() => createEnvironment(options));
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

/** The store of the app. An expired session ends without a redirect. */
export function createHarnessStore(): Store {
  const store: Store = createStore(() => {
    store.dispatch(sessionEnded());
    return new Promise(() => undefined);
  });
  return store;
}

function createEnvironment({
  answers,
  visitor = false,
  onCall,
  children,
  screens,
  entries,
  before,
}: HarnessOptions) {
  if (visitor) removeSession();
  else writeSession({ token: 'made-up', userid });
  window.fetch = fakeFetch(answers, onCall);
  const store = createHarnessStore();
  before?.(store);
  const all = { ...(children ? { '/': children } : {}), ...screens, '*': <LocationPage /> };
  const routes = Object.entries(all).map(([path, element]) => ({ path, element }));
  return { store, router: createMemoryRouter(routes, { initialEntries: entries }) };
}

/** Displays the current location and its state; the button is the browser's Back. */
function LocationPage() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname}</h1>
      {state !== null && <output>{JSON.stringify(state)}</output>}
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  );
}
