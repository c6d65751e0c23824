import { getNow } from './server-clock.ts';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import { headers, pathTo, patterns } from '#contract/paths.ts';
import type { SubmissionContent } from '#contract/requests.ts';
import type { Answers } from '#domain/answers/answers.ts';
import { getStartTime, type Draft } from '#domain/answers/draft.ts';
import { withoutHiddenAnswers } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { isApiSameOrigin } from './address.ts';
import { type ApiDispatch, api } from './api.ts';
import { removeSentDraft } from './device/drafts.ts';
import { clearAssessmentMark } from './device/assessment-marks.ts';
import { countQueuedAnswers } from './device/queued-answers.ts';
import { toFailure, isAppServerRejection } from './failure.ts';
import { evaluateHelp } from './evaluate-help.ts';
import { loadOutbox } from './outbox/load-outbox.ts';
import { getSubmissionOptions } from './submission.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';
import { isPageTranslatedByBrowser } from './device/browser-translation.ts';

/** The arguments of a submission. */
interface SubmitArgs {
  readonly userid: string;
  readonly sectionId: string;
  readonly ans: Answers;
  /** Version of the instrument. */
  readonly version: string;
  /** Idempotency key: the server stores a repeated submission once. */
  readonly key: string;
  /** Language of the questions. */
  readonly language?: string;
  /** Whether the browser had translated the page. */
  readonly browserTranslated?: boolean;
  /** Time of the first answer, ISO 8601, UTC. */
  readonly begunAt?: string;
}

/** The submission that was sent. Components that share a mutation by its cache key do not see its arguments. */
interface SubmitResult extends Pick<SubmitArgs, 'userid' | 'ans'> {
  /** The submission failed and is queued on this device, encrypted. */
  readonly isQueued?: boolean;
}

/** The endpoint that stores an attempt. */
export const submitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Succeeds with 204, or if the answers were queued on this device. Then the draft is removed before subscribers
     * are notified, unless its answers have changed. After any other response the draft stays.
     */
    submit: build.mutation<SubmitResult, SubmitArgs>({
      queryFn: async (args, { dispatch }, _extra, call) => {
        const { userid, sectionId, ans, version, key, language = defaultLanguage, browserTranslated } = args;
        const finishedAt = getNow().toISOString();
        const removeDraft = () => {
          if (removeSentDraft(sectionId, userid, key)) clearAssessmentMark(sectionId);
        };
        // Earlier submissions are sent first, because the server unlocks this section by them.
        const outbox = await loadOutboxIfQueued();
        const isBlocked = navigator.onLine && (await outbox?.sendPendingSubmissions(dispatch)) === 'later';
        const { error } = isBlocked
          ? { error: unreachableError }
          : await call({
              url: pathTo(patterns.submit, { userid, sectionId }),
              method: 'POST',
              body: { ans },
              headers: isApiSameOrigin
                ? {
                    [headers.idempotencyKey]: key,
                    [headers.instrumentVersion]: version,
                    [headers.contentLanguage]: language,
                    [headers.browserTranslated]: browserTranslated ? '?1' : '?0',
                  }
                : {},
              validateStatus: (response: Response) => response.status === 204,
            });
        if (!error) {
          removeDraft();
          return { data: { userid, ans } };
        }
        if (!(await canSendLater(error, userid)) || !(await queueAnswers({ ...args, finishedAt }, dispatch)))
          return { error };
        removeDraft();
        return { data: { userid, ans: [], isQueued: true } };
      },
      invalidatesTags: (sent) => (sent && !sent.isQueued ? ['Attempts', 'Progress'] : []),
    }),
  }),
});

const unreachableError: FetchBaseQueryError = {
  status: 'FETCH_ERROR',
  error: 'An earlier submission cannot be sent.',
};

/** Loads the outbox if submissions are queued. */
async function loadOutboxIfQueued() {
  return countQueuedAnswers() > 0 ? loadOutbox().catch(() => null) : null;
}

/**
 * Whether a retry can succeed: if the server was unreachable or failed, if a captive portal answered, or if the
 * section is locked because earlier submissions are still queued here.
 */
async function canSendLater(error: unknown, userid: string): Promise<boolean> {
  const failure = toFailure(error);
  if (failure.kind !== 'refused') return true;
  const { status, code } = failure;
  if (status >= 500 || (status !== 401 && !isAppServerRejection(error))) return true;
  if (code !== 'section-locked') return false;
  const outbox = await loadOutboxIfQueued();
  return ((await outbox?.countPendingSubmissions(userid).catch(() => 0)) ?? 0) > 0;
}

/** Encrypts and queues the answers. Returns false if that is not possible. */
async function queueAnswers(
  { ans, language = defaultLanguage, begunAt, ...args }: SubmitArgs & { readonly finishedAt: string },
  dispatch: ApiDispatch,
): Promise<boolean> {
  const outbox = await loadOutbox().catch(() => null);
  if (!outbox) return false;
  const content = { ...args, ans: [...ans] as SubmissionContent['ans'], language };
  const isQueued = await outbox.queueSubmission({ ...content, begunAt: begunAt ?? args.finishedAt });
  if (isQueued) outbox.scheduleSend(dispatch);
  return isQueued;
}

const createArgs = (instrument: Instrument, userid: string, draft: Draft): SubmitArgs => ({
  userid,
  sectionId: instrument.id,
  ans: withoutHiddenAnswers(instrument, draft.options),
  version: instrument.version,
  key: draft.key,
  language: instrument.language,
  browserTranslated: isPageTranslatedByBrowser(),
  begunAt: getStartTime(draft),
});

/** The result of a submission. Neither field is set if the server accepted the answers. */
export interface SendResult {
  /** The submission failed; the draft is unchanged. */
  readonly error?: unknown;
  /** The answers are queued on this device, encrypted. */
  readonly isQueued?: boolean;
}

/**
 * Submits answers and stores whether they require help first. The request continues after its screen is unmounted,
 * and all components with the same cache key see its state.
 */
export async function sendAnswers(
  dispatch: ApiDispatch,
  instrument: Instrument,
  userid: string,
  draft: Draft,
): Promise<SendResult> {
  dispatch(evaluateHelp(instrument, userid, draft.options));
  const call = submitApi.endpoints.submit.initiate(
    createArgs(instrument, userid, draft),
    getSubmissionOptions(instrument.id),
  );
  const { error, data } = await dispatch(call);
  return { error, isQueued: data?.isQueued };
}

/**
 * Hook version of `sendAnswers`.
 * @returns the function that submits, and the state of the last submission of the section
 */
export function useSendAnswers(instrument: Instrument, userid: string) {
  const [submit, last] = submitApi.useSubmitMutation(getSubmissionOptions(instrument.id));
  const dispatch = useDispatch<ApiDispatch>();
  const send = (draft: Draft) => {
    dispatch(evaluateHelp(instrument, userid, draft.options));
    return submit(createArgs(instrument, userid, draft));
  };
  return [send, last] as const;
}
