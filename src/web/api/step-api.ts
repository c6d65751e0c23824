import { pathTo, patterns } from '#contract/paths.ts';
import type { StepBody } from '#contract/step-requests.ts';
import { type ParsedStep, readOffers, readStep } from '#contract/wire/step.ts';
import type { PlanOffers } from '#domain/plan/offer-steps.ts';
import { api } from './api.ts';
import { savePlan } from './device/plan.ts';
import type { StoredPlan } from './device/stored-plan.ts';
import { isEndpointMissing } from './failure.ts';

/** The step that a user chose last, and the steps to choose from. */
interface ChosenStep {
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
    step: build.query<ChosenStep, string>({
      queryFn: async (userid, _api, _extra, call) => {
        const { data, error } = await call({ url: pathTo(patterns.step, { userid }) });
        if (!error) {
          const step = { isSupported: true, chosen: readStep(data), offers: readOffers(data) };
          savePlan(userid, toStoredPlan(step));
          return { data: step };
        }
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

/** The plan as it is saved on the device; null for none, after the answer about it, and if the step rests. */
function toStoredPlan({ chosen, offers }: ChosenStep): StoredPlan | null {
  if (!chosen?.plan?.step || chosen.helped !== null) return null;
  if (offers?.contactOnly && !chosen.isContact) return null;
  const { step, smaller, day, when } = chosen.plan;
  return { step, isSmaller: smaller === '', day, when };
}

export const { useStepQuery, useSaveStepMutation } = stepApi;
