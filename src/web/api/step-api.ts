import { pathTo, patterns } from '#contract/paths.ts';
import type { StepBody } from '#contract/requests.ts';
import { type ReadStep, readStep } from '#contract/wire/step.ts';
import { api } from './api.ts';
import { lacksCall } from './failure.ts';

/** The step that a person chose last. */
interface SavedStep {
  /** False where the server does not keep steps: then none is offered. */
  readonly offered: boolean;
  /** Null for none. */
  readonly chosen: ReadStep | null;
}

/** The calls about the one step that a person chooses after a result. Another server may lack them. */
const stepApi = api.enhanceEndpoints({ addTagTypes: ['Step'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The step chosen last. That a server lacks the call is an answer, not a failure. */
    step: build.query<SavedStep, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.step, { userid }) });
        if (!error) return { data: { offered: true, chosen: readStep(data) } };
        return lacksCall(error) ? { data: { offered: false, chosen: null } } : { error };
      },
      providesTags: ['Step'],
    }),
    /** Keeps a choice, or what came of the last one. */
    saveStep: build.mutation<unknown, { readonly userid: string; readonly body: StepBody }>({
      query: ({ userid, body }) => ({ url: pathTo(patterns.step, { userid }), method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Step']),
    }),
  }),
});

export const { useStepQuery, useSaveStepMutation } = stepApi;
