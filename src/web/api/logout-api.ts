import { patterns } from '#contract/paths.ts';
import { api } from './api.ts';

const logoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ends a session on the server. Another server may lack the call. */
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
 * Ends a session on the server, also while the page is being left. The result is not stored. `resetApiState` aborts
 * running calls, so dispatch this after it.
 */
export const endSession = (token: string) => logoutApi.endpoints.logout.initiate({ token }, { track: false });
