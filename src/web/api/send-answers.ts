import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import { headers, pathTo, patterns } from '#contract/paths.ts';
import type { SubmissionContent } from '#contract/requests.ts';
import type { Answers } from '#domain/answers/answers.ts';
import { getStartTime, type Draft } from '#domain/answers/draft.ts';
import { withoutHidden } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { sameOrigin } from './address.ts';
import { type ApiDispatch, api } from './api.ts';
import { forgetSent } from './device/drafts.ts';
import { clearMark } from './device/marks.ts';
import { countQueuedAnswers } from './device/queued-answers.ts';
import { toFailure, isAppRefusal } from './failure.ts';
import { evaluateHelp } from './evaluate-help.ts';
import { loadOutbox } from './outbox/load.ts';
import { getSubmissionOptions } from './submission.ts';

/** A submission as the questionnaire sends it. */
interface SubmitArgs {
  readonly userid: string;
  readonly sectionId: string;
  readonly ans: Answers;
  /** Of the instrument that was answered. */
  readonly version: string;
  /** Same key, same attempt: a repeated send is stored once. */
  readonly key: string;
  /** In which the questions were read. */
  readonly language?: string;
  /** When the person began, ISO 8601, UTC. */
  readonly begunAt?: string;
}

/** What arrived, for the screen that shows what came of it: screens that share a call do not see what it was given. */
interface Sent extends Pick<SubmitArgs, 'userid' | 'ans'> {
  /** It did not arrive: it is kept on this phone, sealed, and sent later. */
  readonly kept?: boolean;
}

/** The call that stores an attempt. */
export const submitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Successful only on 204: what was sent leaves the device then, before any screen is notified, and answers given
     * meanwhile stay. It leaves as well when it could not be sent and is kept here sealed. On anything else all stays.
     */
    submit: build.mutation<Sent, SubmitArgs>({
      queryFn: async (args, { dispatch }, _extra, call) => {
        const { userid, sectionId, ans, version, key } = args;
        const finishedAt = new Date().toISOString();
        const leaves = () => {
          if (forgetSent(sectionId, userid, key)) clearMark(sectionId);
        };
        // What was finished before goes before: the server opens this section by it.
        const outbox = await outboxIfAny();
        const isBlocked = navigator.onLine && (await outbox?.sendWaiting(dispatch)) === 'later';
        const { error } = isBlocked
          ? { error: unreachable }
          : await call({
              url: pathTo(patterns.submit, { userid, sectionId }),
              method: 'POST',
              body: { ans },
              headers: sameOrigin
                ? { [headers.idempotencyKey]: key, [headers.instrumentVersion]: version }
                : {},
              validateStatus: (response: Response) => response.status === 204,
            });
        if (!error) {
          leaves();
          return { data: { userid, ans } };
        }
        if (!(await mayWait(error, userid)) || !(await queueAnswers({ ...args, finishedAt }, dispatch)))
          return { error };
        leaves();
        return { data: { userid, ans: [], kept: true } };
      },
      invalidatesTags: (sent) => (sent && !sent.kept ? ['Attempts', 'Progress'] : []),
    }),
  }),
});

const unreachable: FetchBaseQueryError = {
  status: 'FETCH_ERROR',
  error: 'What waits before it cannot be sent.',
};

/** What sends submissions, where there are any. */
async function outboxIfAny() {
  return countQueuedAnswers() > 0 ? loadOutbox().catch(() => null) : null;
}

/**
 * Does it help to send the same answers later? When the server was not reached, failed, or a network answered in its
 * place; and when it does not know yet that the sections before are taken, since those wait here too.
 */
async function mayWait(error: unknown, userid: string): Promise<boolean> {
  const failure = toFailure(error);
  if (failure.kind !== 'refused') return true;
  const { status, code } = failure;
  if (status >= 500 || (status !== 401 && !isAppRefusal(error))) return true;
  if (code !== 'section-locked') return false;
  const outbox = await outboxIfAny();
  return ((await outbox?.countWaiting(userid).catch(() => 0)) ?? 0) > 0;
}

/** True when the answers are kept on this phone, sealed. */
async function queueAnswers(
  { ans, language = 'en-IN', begunAt, ...args }: SubmitArgs & { readonly finishedAt: string },
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
  ans: withoutHidden(instrument, draft.options),
  version: instrument.version,
  key: draft.key,
  language: instrument.language,
  begunAt: getStartTime(draft),
});

/** What came of sending: neither of the two when the answers arrived. */
export interface SendingOutcome {
  /** They are where they were. */
  readonly error?: unknown;
  /** They are sealed on this phone, and are sent later. */
  readonly kept?: boolean;
}

/**
 * Sends a person's answers, and notes whether help comes first for them. The call goes on even when its screen has
 * gone, and every screen of the section sees it.
 */
export async function sendAnswers(
  dispatch: ApiDispatch,
  instrument: Instrument,
  userid: string,
  draft: Draft,
): Promise<SendingOutcome> {
  dispatch(evaluateHelp(instrument, userid, draft.options));
  const call = submitApi.endpoints.submit.initiate(
    createArgs(instrument, userid, draft),
    getSubmissionOptions(instrument.id),
  );
  const { error, data } = await dispatch(call);
  return { error, kept: data?.kept };
}

/**
 * The same for a screen that also watches.
 * @returns the act itself and the state of the last try, whichever screen made it
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
