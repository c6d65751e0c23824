import { pathTo, patterns } from '../contract/paths.ts';
import { unknownAge } from '../domain/account/age.ts';
import { api } from './api.ts';

/** A name comes as a JSON string or as it is; `1234` and `null` are names too when the answer is plain text. */
function nameIn(text: string, type: string): string {
  const quoted = text.startsWith('"') ? parsed(text) : null;
  if (typeof quoted === 'string') return quoted;
  // A page of a proxy, an object, or whatever else JSON may hold.
  if (/\b(html|json)\b/i.test(type) || /^[<{[]/.test(text))
    throw new Error('The name lookup answered with something else than a name.');
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The calls about the logged-in person that several screens share. */
export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The display name of the profile. An answer that is no name counts as a failure. */
    name: build.query<string, string>({
      query: (userid) => ({ url: pathTo(patterns.name, { userid }), responseHandler: 'text' }),
      transformResponse: (text: string, meta) =>
        nameIn(text.trim(), meta?.response?.headers.get('Content-Type') ?? ''),
      providesTags: ['Name'],
    }),
    /**
     * The reader's age today in whole years, from their own profile: it decides whose norms apply. 30 when the
     * server lacks the call, when it fails, or when the profile holds no age.
     */
    readerAge: build.query<number, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data } = await call({ url: pathTo(patterns.userInfo, { id: userid }) });
        const age = (data as { age?: unknown } | null | undefined)?.age;
        return { data: typeof age === 'number' && age > 0 ? age : unknownAge };
      },
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

export const { useNameQuery, useReaderAgeQuery, useLogoutMutation } = userApi;
