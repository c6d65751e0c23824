import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { forgetDraft } from '../../api/device/drafts.ts';
import { clearMark } from '../../api/device/marks.ts';
import { failureOf } from '../../api/failure.ts';
import { sectionApi } from '../../api/section-api.ts';
import type { Draft } from '../../domain/answers/draft.ts';
import type { Instrument, Messages } from '../../domain/instrument/instrument.ts';
import { notify } from '../../ui/toast/toast.tsx';
import { assessmentSent } from './exit-slice.ts';
import { strings } from './strings.ts';

/** Why the answers did not arrive, as it stands in the page. The draft is still on the device. */
export interface SendFailure {
  readonly text: string;
  /** The server's own words, where they help the person. */
  readonly detail: string | null;
  /** Questions to look at again, from 0. */
  readonly positions: readonly number[];
  /** Logging in again is what helps. */
  readonly needsLogin: boolean;
}

/** Dispatches actions and thunks, whatever the store holds besides. */
export type SendDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Sends one person's answers; goes on even when its screen has gone. Other screens see it as the mutation
 * `submit-{section id}`. On 204 the draft and the mark go; on anything else all stays, and the failure is returned.
 */
export function sendAnswers(instrument: Instrument, userid: string, draft: Draft) {
  return async (dispatch: SendDispatch): Promise<SendFailure | null> => {
    const { id: sectionId, version, messages } = instrument;
    const args = { userid, sectionId, ans: draft.options, version, key: draft.key };
    const submit = sectionApi.endpoints.submit.initiate(args, { fixedCacheKey: `submit-${sectionId}` });
    const { error } = await dispatch(submit);
    if (error) {
      const failure = readFailure(error, messages);
      // For an ended session the program itself speaks up and leads to the login page.
      if (!failure.needsLogin) notify.error(failure.text, { ms: messages.toastMs });
      return failure;
    }
    forgetDraft(sectionId, userid);
    clearMark(sectionId);
    dispatch(assessmentSent());
    notify.success(strings.submitted, { ms: messages.toastMs });
    return null;
  };
}

/** Nobody is logged in as the person whose answers these are. */
export function missingSession({ missingSession, toastMs }: Messages): SendFailure {
  notify.error(missingSession, { ms: toastMs });
  return { text: missingSession, detail: null, positions: [], needsLogin: true };
}

const explained = [409, 422];

function readFailure(error: unknown, messages: Messages): SendFailure {
  const failure = failureOf(error);
  if (failure.kind !== 'refused')
    return { text: messages.failed, detail: null, positions: [], needsLogin: false };
  const { status, message, positions } = failure;
  if (status === 401) return { text: messages.missingSession, detail: null, positions: [], needsLogin: true };
  return {
    text: messages.rejected,
    detail: explained.includes(status) ? message : null,
    positions,
    needsLogin: false,
  };
}
