import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { api } from '../../api/api.ts';
import type { Contact } from '../../contract/bodies.ts';
import { patterns } from '../../contract/paths.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message once; successful on 204 alone. An error also says after how many seconds a new try makes sense, where it is known. */
    sendContact: build.mutation<null, Contact>({
      query: (body) => ({
        url: patterns.contact,
        method: 'POST',
        body,
        anonymous: true,
        validateStatus: ({ status }) => status === 204,
      }),
      transformErrorResponse: (error, meta?: FetchBaseQueryMeta) => ({
        ...error,
        retryAfter: secondsIn(meta?.response?.headers.get('retry-after')),
      }),
    }),
  }),
});

/** Whole seconds of a Retry-After header; null for none, and for one that names a date. */
function secondsIn(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header.trim()) ? Number(header) : null;
}

export const { useSendContactMutation } = contactApi;
