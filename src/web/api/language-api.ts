import { pathTo, patterns } from '#contract/paths.ts';
import { api } from './api.ts';

/** The language of an account, for mails and other devices. A server that implements only the specification may lack it. */
const languageApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveLanguage: build.mutation<unknown, { readonly userid: string; readonly language: string }>({
      query: ({ userid, language }) => ({
        url: pathTo(patterns.language, { userid }),
        method: 'POST',
        body: { language },
      }),
    }),
  }),
});

export const { useSaveLanguageMutation } = languageApi;
