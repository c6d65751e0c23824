import { pathTo, patterns } from '#contract/paths.ts';
import { readName } from '#contract/wire/name.ts';
import { api } from './api.ts';

/** The calls about the logged-in person that every page makes. */
export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The display name of the profile. An answer that is no name counts as a failure. */
    name: build.query<string, string>({
      query: (userid) => ({ url: pathTo(patterns.name, { userid }), responseHandler: 'text' }),
      transformResponse: nameOf,
      providesTags: ['Name'],
    }),
    /** Kills the token. A server without this call leaves it to the browser. */
    logout: build.mutation<unknown, { token: string }>({
      query: ({ token }) => ({
        url: patterns.logout,
        method: 'POST',
        body: {},
        anonymous: true,
        // It must arrive although the page is being left.
        keepalive: true,
        headers: { Authorization: token },
      }),
    }),
  }),
});

/** The name in an answer that was read as text. Throws for anything else, which counts as a failure of the call. */
export function nameOf(text: string, meta: { readonly response?: Response } | undefined): string {
  const name = readName(text, meta?.response?.headers.get('Content-Type') ?? '');
  if (name === null) throw new Error('The name lookup answered with something else than a name.');
  return name;
}

export const { useNameQuery, useLogoutMutation } = userApi;
