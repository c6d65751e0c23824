import { patterns } from '#contract/paths.ts';
import { api } from './api.ts';

const logoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ends a session. A server that implements only the specification may lack this endpoint. */
    logout: build.mutation<unknown, { readonly token: string }>({
      query: ({ token }) => ({
        url: patterns.logout,
        method: 'POST',
        body: {},
        anonymous: true,
        keepalive: true,
        headers: { Authorization: token },
      }),
    }),
  }),
});

/**
 * Ends a session on the server, also while the page unloads (`keepalive`). `resetApiState` aborts requests in flight,
 * so dispatch this after it.
 */
export const endSession = (token: string) => logoutApi.endpoints.logout.initiate({ token }, { track: false });
