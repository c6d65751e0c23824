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

/** The person of every story. */
export const userid = '4711';

export interface HarnessProps {
  /** What the fake server says. */
  readonly answers: FakeResponses;
  /** Nobody is logged in. */
  readonly visitor?: boolean;
  /** Hears every call as it goes out. */
  readonly onCall?: (request: Request) => void;
  /** The screen at `/`. */
  readonly children?: ReactNode;
}

interface HarnessOptions extends HarnessProps {
  /** Screens by route pattern, beside or in place of the one at `/`; every other address is another page. */
  readonly screens?: Readonly<Record<string, ReactNode>>;
  /** The pages visited so far, the last one being shown; `/` alone when left out. */
  readonly entries?: InitialEntry[];
  /** Puts onto the device and into the store what the story needs, once, before the screen opens. */
  readonly before?: (store: HarnessStore) => void;
}

export type HarnessStore = Store;

/** The harness of every story and component test: a session, a store, a router and a fake server. */
export function Harness(options: HarnessOptions) {
  const [{ store, router }] = useState(() => createEnvironment(options));
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}

/** The store of the app. A session that expires ends, and the screen stays. */
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

/** Says where a screen led to and what it carried along; its button is the browser's own. */
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
