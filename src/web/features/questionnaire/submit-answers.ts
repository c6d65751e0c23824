import type { ApiDispatch } from '#api/api.ts';
import { loadOutbox } from '#api/outbox/load-outbox.ts';
import { sendAnswers } from '#api/send-answers.ts';
import { createMissingSessionFailure, type SendFailure, toSendFailure } from '#api/send-failure.ts';
import { readSession } from '#api/session.ts';
import { type AnswerProblem, checkAnswers } from '#domain/answers/answers.ts';
import type { Draft } from '#domain/answers/draft.ts';
import { withoutHiddenAnswers } from '#domain/answers/visible-items.ts';
import { hasFixedItemOrder } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { notify } from '#ui/toast/toast.tsx';
import type { Translate } from '#language/translate.ts';

export { FailureNote } from './failure-note.tsx';
export { QueuedNote } from './queued-note.tsx';

/** Returns why the answers cannot be sent: the session has ended or is of another user, or an answer is missing. */
export function findSubmissionObstacle(
  t: Translate,
  instrument: Instrument,
  userid: string,
  { options, declined = [] }: Draft,
): SendFailure | null {
  // Read from the cookies, because the session may have changed in another tab.
  if (readSession()?.userid !== userid)
    return notifyFailure(instrument, createMissingSessionFailure(instrument.messages));
  const problem = checkAnswers(instrument, withoutHiddenAnswers(instrument, options), declined);
  if (!problem) return null;
  const { positions } = problem;
  const failure = {
    text: t('questionnaire.chooseValue'),
    detail: describeProblem(t, instrument, problem, options.length),
    positions,
    needsLogin: false,
    isFinal: false,
  };
  return notifyFailure(instrument, adjustDetail(t, instrument, failure));
}

/** Fetches the key that is needed to queue answers offline. */
export async function prepareOfflineQueue(dispatch: ApiDispatch): Promise<void> {
  const { prefetchEncryptionKey } = await loadOutbox();
  await prefetchEncryptionKey(dispatch);
}

/**
 * Sends the answers and shows a toast with the outcome.
 * @returns null if they are stored, 'queued' if they are queued, otherwise the failure
 */
export async function submitAnswers(
  t: Translate,
  dispatch: ApiDispatch,
  instrument: Instrument,
  userid: string,
  draft: Draft,
): Promise<SendFailure | 'queued' | null> {
  const { messages } = instrument;
  const { error, isQueued } = await sendAnswers(dispatch, instrument, userid, draft);
  if (isQueued) return 'queued';
  if (!error) {
    notify.success(t('questionnaire.submitted'), { duration: messages.toastMs });
    return null;
  }
  const failure = toSendFailure(error, messages);
  // If the session has ended, the app shows the message and redirects to the login.
  return failure.needsLogin ? failure : notifyFailure(instrument, adjustDetail(t, instrument, failure));
}

/**
 * Positions count questions of the file. If the displayed numbers differ, the message refers to the displayed
 * question.
 */
function adjustDetail(t: Translate, instrument: Instrument, failure: SendFailure): SendFailure {
  return failure.positions.length === 0 || hasFixedItemOrder(instrument)
    ? failure
    : { ...failure, detail: t('questionnaire.review') };
}

function describeProblem(
  t: Translate,
  instrument: Instrument,
  { kind, positions }: AnswerProblem,
  received: number,
): string {
  const number = String((positions[0] ?? 0) + 1);
  const { unit } = instrument.presentation;
  const values = { unit, number, others: positions.length - 1 };
  if (kind === 'missing') return t('shell.problem.missing', values);
  if (kind === 'offScale') return t('shell.problem.offScale', values);
  if (kind === 'notAsked') return t('shell.problem.notAsked', values);
  return t('shell.problem.count', {
    expected: String(listQuestions(instrument).length),
    received: String(received),
  });
}

function notifyFailure({ messages }: Instrument, failure: SendFailure): SendFailure {
  notify.error(failure.text, { duration: messages.toastMs });
  return failure;
}
