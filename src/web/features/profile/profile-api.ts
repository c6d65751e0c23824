import { sameOrigin } from '#api/address.ts';
import { api } from '#api/api.ts';
import { toFailure } from '#api/failure.ts';
import { readText } from '#api/base-query.ts';
import { parseName } from '#api/person-api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Removal } from '#contract/requests.ts';

/** The forms that a person's data can be taken along in. */
export type Format = 'html' | 'fhir' | 'json' | 'csv' | 'receipt';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The name in the person's profile, read like the one of the top bar. */
    profileName: build.query<string, string>({
      query: (userid) => ({ url: pathTo(patterns.profileName, { userid }), responseHandler: readText }),
      transformResponse: parseName,
      providesTags: ['Name'],
    }),
    /** Is there an export? Asked for its head, without its contents. */
    ownDataOffered: build.query<boolean, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { error } = await call({ url: pathTo(patterns.exportData, { userid }), method: 'HEAD' });
        return { data: error === undefined || !isMissingOrDown(error) };
      },
    }),
    /** Fetches all of the person's data and hands it to the browser as a file, byte for byte. */
    takeData: build.mutation<null, { readonly userid: string; readonly format: Format }>({
      queryFn: async ({ userid, format }, _api, _extra, call) => {
        const answer = await call({
          ...(format === 'receipt'
            ? { url: pathTo(patterns.receipt, { userid }) }
            : { url: pathTo(patterns.exportData, { userid }), params: { format } }),
          // As text, the byte order mark, by which spreadsheets know the encoding, would be lost.
          responseHandler: (response: Response) => (response.ok ? response.blob() : response.text()),
        });
        if (answer.error) return { error: answer.error };
        saveFile(answer.data as Blob, fileNames[format]);
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

const fileNames: Readonly<Record<Format, string>> = {
  html: 'wellness-check.html',
  fhir: 'wellness-check.fhir.json',
  json: 'wellness-check.json',
  csv: 'wellness-check.csv',
  receipt: 'wellness-check-receipt.html',
};

/** Hands a file to the browser's downloads. */
function saveFile(contents: Blob, name: string): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers still read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** No such call, or a server that fails at it: what would be offered could not work. */
function isMissingOrDown(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === 'address-unknown' || failure.status >= 500);
}

export const { useProfileNameQuery, useTakeDataMutation, useRemoveAccountMutation } = profileApi;
const { useOwnDataOfferedQuery } = profileApi;

/**
 * Does the server offer the calls beyond the specification? Of ours it is known at once, so that nothing is pushed away
 * by what comes later; another host is asked.
 */
export function useOwnDataOffered(userid: string): boolean {
  const { data = sameOrigin } = useOwnDataOfferedQuery(userid, { skip: sameOrigin });
  return data;
}
