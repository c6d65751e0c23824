import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Survey } from '#contract/requests.ts';

const surveyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the answers. Accepts status 204 only. */
    sendSurvey: build.mutation<null, { readonly userid: string; readonly survey: Survey }>({
      query: ({ userid, survey }) => ({
        url: pathTo(patterns.survey, { userid }),
        method: 'POST',
        body: survey,
        validateStatus: ({ status }) => status === 204,
      }),
    }),
  }),
});

export const { useSendSurveyMutation } = surveyApi;
