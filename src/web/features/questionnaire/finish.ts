import type { ApiDispatch } from '#api/api.ts';
import { loadOutbox } from '#api/outbox/load.ts';
import { sendAnswers } from '#api/send-answers.ts';
import { createMissingSessionFailure, type SendFailure, toSendFailure } from '#api/send-failure.ts';
import { readSession } from '#api/session.ts';
import { checkAnswers } from '#domain/answers/answers.ts';
import type { Draft } from '#domain/answers/draft.ts';
import { withoutHidden } from '#domain/answers/visible-items.ts';
import { isLinear } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { notify } from '#ui/toast/toast.tsx';
import { screenMessages } from './screen-messages.ts';

export { FailureNote } from './failure-note.tsx';
export { QueuedNote } from './queued-note.tsx';

const reviewMessage = 'Please look at this question again.';

/** What keeps answers from being sent at all: nobody is logged in as their owner, or one of them is missing. */
export function obstacle(instrument: Instrument, userid: string, { options }: Draft): SendFailure | null {
  // Read from the cookies: the person may have logged out, or in as someone else, in another tab.
  if (readSession()?.userid !== userid)
    return describeFailure(instrument, createMissingSessionFailure(instrument.messages));
  const problem = checkAnswers(instrument, withoutHidden(instrument, options));
  if (!problem) return null;
  const { message, positions } = problem;
  const why = {
    text: screenMessages.chooseValue,
    detail: message,
    positions,
    needsLogin: false,
    isFinal: false,
  };
  return describeFailure(instrument, findQuestion(instrument, why));
}

/** Fetches what is needed to finish without a line, while there is one. Whatever does not come: the draft stays. */
export async function prepareOffline(dispatch: ApiDispatch): Promise<void> {
  const { fetchEncryptionKey } = await loadOutbox();
  await fetchEncryptionKey(dispatch);
}

/**
 * Sends the answers and tells how it went, wherever the person is by then. Null when they arrived; 'kept' when they wait
 * on this phone, sealed.
 */
export async function deliver(
  dispatch: ApiDispatch,
  instrument: Instrument,
  userid: string,
  draft: Draft,
): Promise<SendFailure | 'kept' | null> {
  const { messages } = instrument;
  const { error, isQueued } = await sendAnswers(dispatch, instrument, userid, draft);
  if (isQueued) return 'kept';
  if (!error) {
    notify.success(screenMessages.submitted, { ms: messages.toastMs });
    return null;
  }
  const why = toSendFailure(error, messages);
  // For an ended session the program itself speaks up and leads to the login page.
  return why.needsLogin ? why : describeFailure(instrument, findQuestion(instrument, why));
}

/** Questions are counted as in the file. Where the person counts otherwise, the question on screen says which one. */
function findQuestion(instrument: Instrument, why: SendFailure): SendFailure {
  return why.positions.length === 0 || isLinear(instrument) ? why : { ...why, detail: reviewMessage };
}

function describeFailure({ messages }: Instrument, why: SendFailure): SendFailure {
  notify.error(why.text, { ms: messages.toastMs });
  return why;
}
