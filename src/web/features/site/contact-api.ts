import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { api } from '#api/api.ts';
import { patterns } from '#contract/paths.ts';
import type { Contact } from '#contract/requests.ts';
import type { ComplaintReceipt } from '#contract/responses.ts';
import { readComplaintReceipt } from '#contract/wire/contact.ts';
import { readRetryAfter } from '#contract/wire/retry-after.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends a message. Accepts status 204, or 200 for a complaint; an unreadable receipt is null.
     * An error has the seconds of Retry-After, if known.
     */
    sendContact: build.mutation<ComplaintReceipt | null, Contact>({
      query: (body) => ({
        url: patterns.contact,
        method: 'POST',
        body,
        anonymous: true,
        validateStatus: ({ status }) => status === 204 || (status === 200 && body.kind === 'complaint'),
      }),
      transformResponse: (answer: unknown) => readComplaintReceipt(answer),
      transformErrorResponse: (error, meta?: FetchBaseQueryMeta) => ({
        ...error,
        retryAfter: readRetryAfter(meta?.response?.headers.get('retry-after')),
      }),
    }),
  }),
});

export const { useSendContactMutation } = contactApi;
