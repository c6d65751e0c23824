import { useMemo } from 'react';
import { forgetDraft, loadDraft } from '../../api/device/drafts.ts';
import { clearMark } from '../../api/device/marks.ts';
import { failureOf } from '../../api/failure.ts';
import { useSubmitMutation } from '../../api/section-api.ts';
import type { Draft } from '../../domain/answers/draft.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { notify } from '../../ui/toast/toast.tsx';
import { strings } from './strings.ts';

/** Answers that were given but have not reached the server. */
export interface Unsent {
  /** A submission is under way, from here or from the questionnaire that was just left. */
  readonly sending: boolean;
  /** What went wrong, as the instrument says it, with the server's own words where it gave some. */
  readonly problems: readonly string[];
  /** Sends the answers kept on the device; null when there are none. */
  readonly send: (() => void) | null;
}

/**
 * Watches the submission that the questionnaire may have left behind, and finished answers that a reload or
 * a lost connection kept on the device. The draft and its mark go only after the server has accepted them.
 */
export function useUnsent(instrument: Instrument, userid: string): Unsent {
  const { id, version, messages } = instrument;
  const [submit, submission] = useSubmitMutation({ fixedCacheKey: `submit-${id}` });
  const { status, isLoading, isSuccess, isError, error } = submission;

  // Read again whenever the submission moves on. After a success the draft may be on its way out: leave it.
  const draft = useMemo(
    () => (status === 'fulfilled' ? null : finishedDraft(instrument, userid)),
    [instrument, userid, status],
  );

  async function send({ options, key }: Draft) {
    const answer = await submit({ userid, sectionId: id, ans: options, version, key });
    if (answer.error) return;
    forgetDraft(id, userid);
    clearMark(id);
    notify.success(strings.sent, { ms: messages.toastMs });
  }

  return {
    sending: isLoading,
    problems: isError ? problemsOf(instrument, error) : [],
    send: isSuccess || !draft ? null : () => void send(draft),
  };
}

function finishedDraft(instrument: Instrument, userid: string): Draft | null {
  const draft = loadDraft(instrument, userid, new Date());
  return draft?.options.every((code) => code !== null && code !== 0) ? draft : null;
}

/** Statuses whose own message tells the person something to act on. */
const explained = [409, 422];

function problemsOf({ messages }: Instrument, error: unknown): string[] {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return [messages.failed];
  const { status, message } = failure;
  if (status === 401) return [messages.missingSession];
  return message !== null && explained.includes(status) ? [messages.rejected, message] : [messages.rejected];
}
