import { useMemo } from 'react';
import { loadDraft } from '#api/device/drafts.ts';
import { useSendAnswers } from '#api/send-answers.ts';
import { toSendFailure } from '#api/send-failure.ts';
import { type Answers, checkAnswers } from '#domain/answers/answers.ts';
import type { Draft } from '#domain/answers/draft.ts';
import { findVisibleQuestions, withoutHidden } from '#domain/answers/visible-items.ts';
import { getPosition } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { notify } from '#ui/toast/toast.tsx';
import { unsentMessages } from './unsent-messages.ts';

/** Answers that were given but have not reached the server. */
export interface Unsent {
  /** A submission is under way, from here or from the questionnaire that was just left. */
  readonly sending: boolean;
  /** What went wrong, as the instrument says it, with the server's own words where it gave some. */
  readonly problems: readonly string[];
  /** Sends the answers kept on the device; null when there are none, or they were refused for good. */
  readonly send: (() => void) | null;
  /** Ids of the questions skipped in the answers that this tab has just sent; null where it sent none. */
  readonly skipped: readonly string[] | null;
  /** They could not be sent, and this tab has kept them on the phone, sealed. */
  readonly kept: boolean;
}

/**
 * Watches the submission that the questionnaire may have left behind, and finished answers that a reload or
 * a lost connection kept on the device. Answers that were changed after they had been sent wait to be sent again.
 */
export function useUnsent(instrument: Instrument, userid: string): Unsent {
  const { messages } = instrument;
  const [sendAnswers, { status, isLoading, isError, error, data: sent }] = useSendAnswers(instrument, userid);

  // Read again whenever the submission moves on: what was accepted has left the device by then.
  // oxlint-disable-next-line react/exhaustive-deps
  const draft = useMemo(() => finishedDraft(instrument, userid), [instrument, userid, status]);

  const skipped = useMemo(
    () => (sent?.userid === userid && !sent.isQueued ? skippedIn(instrument, sent.ans) : null),
    [instrument, userid, sent],
  );

  const failure = isError ? toSendFailure(error, messages) : null;

  async function send(finished: Draft) {
    const answer = await sendAnswers(finished);
    if (answer.data && !answer.data.isQueued) notify.success(unsentMessages.sent, { ms: messages.toastMs });
  }

  return {
    sending: isLoading,
    problems: failure ? [failure.text, failure.detail].filter((part) => part !== null) : [],
    send: draft && !failure?.isFinal ? () => void send(draft) : null,
    skipped,
    kept: sent?.userid === userid && sent.isQueued === true,
  };
}

function finishedDraft(instrument: Instrument, userid: string): Draft | null {
  const draft = loadDraft(instrument, userid, new Date());
  if (!draft || checkAnswers(instrument, withoutHidden(instrument, draft.options))) return null;
  // Where gaps are allowed, a draft in the middle may just be one that was left: it counts from its last question on.
  const gaps = instrument.allowsMissing && draft.options.includes(null);
  return gaps && getPosition(instrument, draft).after !== null ? null : draft;
}

/** Ids of the questions that were asked and not answered. */
function skippedIn(instrument: Instrument, answers: Answers): string[] {
  const shown = findVisibleQuestions(instrument, answers);
  return listQuestions(instrument).flatMap(({ id }, at) => (shown[at] && answers[at] === null ? [id] : []));
}
