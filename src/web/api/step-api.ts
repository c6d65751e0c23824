import { pathTo, patterns } from '#contract/paths.ts';
import type { StepBody } from '#contract/step-requests.ts';
import { type ParsedStep, readOffers, readStep } from '#contract/wire/step.ts';
import type { PlanOffers } from '#domain/plan/offer-steps.ts';
import { api } from './api.ts';
import { isEndpointMissing } from './failure.ts';

/** The step that a user chose last, and the steps to choose from. */
export interface SavedStep {
  /** False if the server lacks the endpoint. */
  readonly isSupported: boolean;
  /** Null if no step was chosen. */
  readonly chosen: ParsedStep | null;
  /** Null if the server has no plans. */
  readonly offers: PlanOffers | null;
}

/**
 * Endpoints of the step that a user chooses after a result. A server that implements only the specification may lack
 * them.
 */
const stepApi = api.enhanceEndpoints({ addTagTypes: ['Step'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The last chosen step. A server that lacks the endpoint is no error. */
    step: build.query<SavedStep, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.step, { userid }) });
        if (!error) return { data: { isSupported: true, chosen: readStep(data), offers: readOffers(data) } };
        return isEndpointMissing(error)
          ? { data: { isSupported: false, chosen: null, offers: null } }
          : { error };
      },
      // The offers follow from the newest attempts.
      providesTags: ['Step', 'Attempts'],
    }),
    /** Stores a chosen step, or how the last one went. */
    saveStep: build.mutation<unknown, { readonly userid: string; readonly body: StepBody }>({
      query: ({ userid, body }) => ({ url: pathTo(patterns.step, { userid }), method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Step']),
    }),
  }),
});

export const { useStepQuery, useSaveStepMutation } = stepApi;
