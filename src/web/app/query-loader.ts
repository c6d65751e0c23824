import { consentApi } from '#api/consent-api.ts';
import { personApi } from '#api/person-api.ts';
import { readSession } from '#api/session.ts';
import type { Store } from './store.ts';

/** Queries that are requested again at each visit of a screen. */
type FreshQuery = 'progress' | 'consents';

const options = { subscribe: false } as const;
const refetchOptions = { ...options, forceRefetch: true } as const;

/** Requests the name of the user, before the first screen has loaded. */
export function startUserNameQuery({ dispatch }: Store): void {
  const session = readSession();
  if (session) void dispatch(personApi.endpoints.name.initiate(session.userid, options));
}

/**
 * Creates the loader of a screen. It starts queries while the code loads and does not wait for them. It returns
 * undefined: loader data of null marks a missing page (`shell/shell-handle.ts`).
 * @param store null at build time, without a session
 */
export function createQueryLoader(store: Store | null, ...queries: readonly FreshQuery[]) {
  return (): undefined => {
    const session = store && readSession();
    if (!session) return;
    const { userid } = session;
    if (queries.includes('progress'))
      void store.dispatch(personApi.endpoints.progress.initiate(userid, refetchOptions));
    if (queries.includes('consents'))
      void store.dispatch(consentApi.endpoints.consents.initiate(userid, refetchOptions));
  };
}
