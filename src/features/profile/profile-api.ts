import { sameOrigin } from '../../api/address.ts';
import { api } from '../../api/api.ts';
import { lacksCall } from '../../api/failure.ts';
import type { Removal } from '../../contract/bodies.ts';
import { pathTo, patterns } from '../../contract/paths.ts';
import { saveFile } from './save-file.ts';

/** The two forms that a person's data can be taken along in. */
export type Format = 'json' | 'csv';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The name in the person's profile. An answer that is no text counts as a failure. */
    profileName: build.query<string, string>({
      query: (userid) => ({ url: pathTo(patterns.profileName, { userid }) }),
      transformResponse: (body: unknown) => {
        if (typeof body !== 'string')
          throw new Error('The profile answered with something else than a name.');
        return body;
      },
      providesTags: ['Name'],
    }),
    /**
     * Does the server offer the calls beyond the specification? Ours does; another host is asked for the head
     * of the export, without its contents.
     */
    ownDataOffered: build.query<boolean, string>({
      queryFn: async (userid, _api, _extra, call) => {
        if (sameOrigin) return { data: true };
        const { error } = await call({ url: pathTo(patterns.exportData, { userid }), method: 'HEAD' });
        return { data: error === undefined || !lacksCall(error) };
      },
    }),
    /** Fetches all of the person's data and hands it to the browser as a file, byte for byte. */
    takeData: build.mutation<null, { readonly userid: string; readonly format: Format }>({
      queryFn: async ({ userid, format }, _api, _extra, call) => {
        const answer = await call({
          url: pathTo(patterns.exportData, { userid }),
          params: { format },
          // As text, the mark that tells spreadsheets about the encoding would be lost.
          responseHandler: (response: Response) => (response.ok ? response.blob() : response.text()),
        });
        if (answer.error) return { error: answer.error };
        saveFile(answer.data as Blob, `wellness-check.${format}`);
        return { data: null };
      },
    }),
    /** Deletes the account. Successful only on 204. */
    removeAccount: build.mutation<null, { readonly userid: string } & Removal>({
      query: ({ userid, ...body }) => ({
        url: pathTo(patterns.remove, { userid }),
        method: 'POST',
        body,
        validateStatus: ({ status }) => status === 204,
      }),
    }),
  }),
});

export const { useProfileNameQuery, useOwnDataOfferedQuery, useTakeDataMutation, useRemoveAccountMutation } =
  profileApi;
