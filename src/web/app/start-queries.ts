import { consentApi } from '#api/consent-api.ts';
import { personApi } from '#api/person-api.ts';
import { readSession } from '#api/session.ts';
import type { Store } from './store.ts';

/** What a screen displays of a person and needs anew at each visit. */
type FreshQuery = 'progress' | 'consents';

const once = { subscribe: false } as const;
const afresh = { ...once, forceRefetch: true } as const;

/** Starts the lookup of the name in the bar of every page before the first screen is loaded. */
export function startName({ dispatch }: Store): void {
  const session = readSession();
  if (session) void dispatch(personApi.endpoints.name.initiate(session.userid, once));
}

/**
 * The loader of a screen: starts its queries while its code loads, and does not wait for the answers. It returns nothing:
 * data of null would mark a page that does not exist (`shell/shell-handle.ts`).
 * @param store null where pages are rendered at build time, without a session
 */
export function startQueries(store: Store | null, ...queries: readonly FreshQuery[]) {
  return (): undefined => {
    const session = store && readSession();
    if (!session) return;
    const { userid } = session;
    if (queries.includes('progress'))
      void store.dispatch(personApi.endpoints.progress.initiate(userid, afresh));
    if (queries.includes('consents'))
      void store.dispatch(consentApi.endpoints.consents.initiate(userid, afresh));
  };
}
