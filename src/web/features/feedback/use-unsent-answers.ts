import { useMemo } from 'react';
import { loadValidDraft } from '#api/device/drafts.ts';
import { useSendAnswers } from '#api/send-answers.ts';
import { toSendFailure } from '#api/send-failure.ts';
import { checkAnswers } from '#domain/answers/answers.ts';
import type { Draft } from '#domain/answers/draft.ts';
import { listSkippedIds } from '#domain/answers/skipped-questions.ts';
import { withoutHiddenAnswers } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { notify } from '#ui/toast/toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Answers of the device that have not reached the server. */
export interface UnsentAnswersState {
  /** A submission is in flight, from here or from the questionnaire. */
  readonly isSending: boolean;
  /** What went wrong: the message of the instrument, and the message of the server if there is one. */
  readonly problems: readonly string[];
  /** Sends the answers of the device; null if there are none, or the server has rejected them for good. */
  readonly send: (() => void) | null;
  /** Ids of the questions skipped in the answers just sent from this tab, null if there are none. */
  readonly skipped: readonly string[] | null;
  /** The answers could not be sent and are queued, encrypted, on the device. */
  readonly isQueued: boolean;
}

/**
 * Watches a submission of the questionnaire, and finished answers that a reload or a lost connection left on the
 * device.
 */
export function useUnsentAnswers(instrument: Instrument, userid: string): UnsentAnswersState {
  const { t } = useTranslation();
  const { messages } = instrument;
  const [sendAnswers, { status, isLoading, isError, error, data: sentAnswers }] = useSendAnswers(
    instrument,
    userid,
  );

  // Read again on each change of status, because accepted answers are removed from the device.
  // oxlint-disable-next-line react/exhaustive-deps
  const draft = useMemo(() => findFinishedDraft(instrument, userid), [instrument, userid, status]);

  const skipped = useMemo(
    () =>
      sentAnswers?.userid === userid && !sentAnswers.isQueued
        ? listSkippedIds(instrument, sentAnswers.ans)
        : null,
    [instrument, userid, sentAnswers],
  );

  const failure = isError ? toSendFailure(error, messages) : null;

  async function send(finishedDraft: Draft) {
    const answer = await sendAnswers(finishedDraft);
    if (answer.data && !answer.data.isQueued)
      notify.success(t('results.unsent.sent'), { duration: messages.toastMs });
  }

  return {
    isSending: isLoading,
    problems: failure ? [failure.text, failure.detail].filter((part) => part !== null) : [],
    send: draft && !failure?.isFinal ? () => void send(draft) : null,
    skipped,
    isQueued: sentAnswers?.userid === userid && sentAnswers.isQueued === true,
  };
}

function findFinishedDraft(instrument: Instrument, userid: string): Draft | null {
  const draft = loadValidDraft(instrument, userid);
  if (!draft) return null;
  const { options, declined = [] } = draft;
  return checkAnswers(instrument, withoutHiddenAnswers(instrument, options), declined) ? null : draft;
}
