import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { headers, pathTo, patterns } from '#contract/paths.ts';
import type { Answers } from '#domain/answers/answers.ts';
import type { Draft } from '#domain/answers/draft.ts';
import { withoutHidden } from '#domain/answers/shown.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { sameOrigin } from './address.ts';
import { api } from './api.ts';
import { forgetSent } from './device/drafts.ts';
import { clearMark } from './device/marks.ts';
import { judgeHelp } from './judge-help.ts';

/** A submission as the questionnaire sends it. */
interface SubmitArgs {
  readonly userid: string;
  readonly sectionId: string;
  readonly ans: Answers;
  /** Of the instrument that was answered. */
  readonly version: string;
  /** Same key, same attempt: a repeated send is stored once. */
  readonly key: string;
}

/** What arrived, for the screen that shows what came of it: screens that share a call do not see what it was given. */
type Sent = Pick<SubmitArgs, 'userid' | 'ans'>;

/** The call that stores an attempt. */
export const submitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Successful only on 204: what was sent leaves the device then, before any screen is notified, and answers given
     * meanwhile stay. On anything else all stays.
     */
    submit: build.mutation<Sent, SubmitArgs>({
      queryFn: async ({ userid, sectionId, ans, version, key }, _api, _extra, call) => {
        const { error } = await call({
          url: pathTo(patterns.submit, { userid, sectionId }),
          method: 'POST',
          body: { ans },
          headers: sameOrigin ? { [headers.idempotencyKey]: key, [headers.instrumentVersion]: version } : {},
          validateStatus: (response: Response) => response.status === 204,
        });
        if (error) return { error };
        if (forgetSent(sectionId, userid, key)) clearMark(sectionId);
        return { data: { userid, ans } };
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Progress', 'Attempts']),
    }),
  }),
});

/** All that send or watch a section's answers share one call by this. */
export const submissionOf = (sectionId: string) => ({ fixedCacheKey: `submit-${sectionId}` });

const argsOf = (instrument: Instrument, userid: string, { options, key }: Draft): SubmitArgs => ({
  userid,
  sectionId: instrument.id,
  ans: withoutHidden(instrument, options),
  version: instrument.version,
  key,
});

/** What the store's `dispatch` must be able to do. */
export type Sender = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Sends a person's answers, and notes whether help comes first for them. The call goes on even when its screen has
 * gone, and every screen of the section sees it.
 * @returns the error, undefined when they arrived
 */
export async function sendAnswers(
  dispatch: Sender,
  instrument: Instrument,
  userid: string,
  draft: Draft,
): Promise<unknown> {
  dispatch(judgeHelp(instrument, userid, draft.options));
  const call = submitApi.endpoints.submit.initiate(
    argsOf(instrument, userid, draft),
    submissionOf(instrument.id),
  );
  return (await dispatch(call)).error;
}

/**
 * The same for a screen that also watches.
 * @returns the act itself and the state of the last try, whichever screen made it
 */
export function useSendAnswers(instrument: Instrument, userid: string) {
  const [submit, last] = submitApi.useSubmitMutation(submissionOf(instrument.id));
  const dispatch = useDispatch();
  const send = (draft: Draft) => {
    dispatch(judgeHelp(instrument, userid, draft.options));
    return submit(argsOf(instrument, userid, draft));
  };
  return [send, last] as const;
}
