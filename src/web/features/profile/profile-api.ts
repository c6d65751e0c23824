import { isApiSameOrigin } from '#api/address.ts';
import { api } from '#api/api.ts';
import { toFailure } from '#api/failure.ts';
import { readResponseText } from '#api/base-query.ts';
import { parseName } from '#api/person-api.ts';
import { saveFile } from '#api/save-file.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { AccountRemovalBody } from '#contract/requests.ts';

/** File formats of the own data. */
export type ExportFormat = 'html' | 'fhir' | 'json' | 'csv' | 'receipt';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The name in the profile, parsed like the name in the top bar. */
    profileName: build.query<string, string>({
      query: (userid) => ({
        url: pathTo(patterns.profileName, { userid }),
        responseHandler: readResponseText,
      }),
      transformResponse: parseName,
      providesTags: ['Name'],
    }),
    /** Whether the server has the export route, checked by a HEAD request. */
    isOwnDataSupported: build.query<boolean, string>({
      queryFn: async (userid, _api, _extra, baseQuery) => {
        const { error } = await baseQuery({ url: pathTo(patterns.exportData, { userid }), method: 'HEAD' });
        return { data: error === undefined || !isUnsupported(error) };
      },
    }),
    /** Downloads the own data as a file, byte for byte. */
    downloadOwnData: build.mutation<null, { readonly userid: string; readonly format: ExportFormat }>({
      queryFn: async ({ userid, format }, _api, _extra, baseQuery) => {
        const result = await baseQuery({
          ...(format === 'receipt'
            ? { url: pathTo(patterns.receipt, { userid }) }
            : { url: pathTo(patterns.exportData, { userid }), params: { format } }),
          // Reading the response as text would lose the byte order mark, by which spreadsheets detect the encoding.
          responseHandler: (response: Response) => (response.ok ? response.blob() : response.text()),
        });
        if (result.error) return { error: result.error };
        saveFile(result.data as Blob, fileNames[format]);
        return { data: null };
      },
    }),
    /** Deletes the account. Accepts status 204 only. */
    removeAccount: build.mutation<null, { readonly userid: string } & AccountRemovalBody>({
      query: ({ userid, ...body }) => ({
        url: pathTo(patterns.remove, { userid }),
        method: 'POST',
        body,
        validateStatus: ({ status }) => status === 204,
      }),
    }),
  }),
});

const fileNames: Readonly<Record<ExportFormat, string>> = {
  html: 'wellness-check.html',
  fhir: 'wellness-check.fhir.json',
  json: 'wellness-check.json',
  csv: 'wellness-check.csv',
  receipt: 'wellness-check-receipt.html',
};

/** The route is missing or fails, so the feature cannot work. */
function isUnsupported(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === 'address-unknown' || failure.status >= 500);
}

export const { useProfileNameQuery, useDownloadOwnDataMutation, useRemoveAccountMutation } = profileApi;
const { useIsOwnDataSupportedQuery } = profileApi;

/**
 * Returns whether the server has the routes beyond the specification. The own server has them, so the layout does not
 * change later; another server is asked.
 */
export function useIsOwnDataSupported(userid: string): boolean {
  const { data = isApiSameOrigin } = useIsOwnDataSupportedQuery(userid, { skip: isApiSameOrigin });
  return data;
}
