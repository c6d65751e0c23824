import { anonymousSender } from '#contract/encryption/content-key.ts';
import { encryptSubmission } from '#contract/encryption/encrypt.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { SubmissionContent } from '#contract/requests.ts';
import { type ApiDispatch, api } from './api.ts';
import type { StoredTrialAnswers } from './device/stored-trial-answers.ts';
import { removeTrialAnswers, writeTrialAnswers } from './device/trial-answers.ts';
import { isAppServerRejection, toFailure } from './failure.ts';
import { getNow } from './server-clock.ts';
import { requestEncryptionKey } from './outbox/encryption-key.ts';

const trialAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Submits answers that were given before the registration. Successful only on 204. */
    submitTrialAnswers: build.mutation<unknown, StoredTrialAnswers & { readonly userid: string }>({
      query: ({ userid, sectionId, sealed }) => ({
        url: pathTo(patterns.sealed, { userid, sectionId }),
        method: 'POST',
        body: { ...sealed, beforeAccount: true },
        validateStatus: ({ status }) => status === 204,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Attempts', 'Progress']),
    }),
  }),
});

/**
 * Encrypts answers for the server and stores them on this device, until a registration takes them over or 24 hours
 * have passed.
 * @returns false if that is not possible
 */
export async function encryptAndSaveTrialAnswers(
  dispatch: ApiDispatch,
  sectionId: string,
  content: SubmissionContent,
): Promise<boolean> {
  try {
    const key = await requestEncryptionKey(dispatch);
    if (!key) return false;
    const { publicKey, keyId } = key;
    const dated = toServerTime(content);
    const sealed = await encryptSubmission(publicKey, keyId, anonymousSender, sectionId, dated);
    return writeTrialAnswers({ sectionId, finishedAt: dated.finishedAt, sealed });
  } catch {
    return false;
  }
}

/** No request was sent before the answers were finished: their times are those of the device, whose clock may be wrong. */
function toServerTime(content: SubmissionContent): SubmissionContent {
  const shift = getNow().getTime() - Date.now();
  const move = (time: string) => new Date(Date.parse(time) + shift).toISOString();
  return { ...content, begunAt: move(content.begunAt), finishedAt: move(content.finishedAt) };
}

/** `later`: the server is unreachable or busy, or the session has ended. */
export type TrialAnswersOutcome = 'sent' | 'refused' | 'later';

/** Sends stored answers to the account of a user. Afterwards they are deleted, unless they can be sent later. */
export async function sendTrialAnswers(
  dispatch: ApiDispatch,
  userid: string,
  answers: StoredTrialAnswers,
): Promise<TrialAnswersOutcome> {
  const { submitTrialAnswers } = trialAnswersApi.endpoints;
  const { error } = await dispatch(submitTrialAnswers.initiate({ ...answers, userid }, { track: false }));
  if (error && !isFinalRefusal(error)) return 'later';
  removeTrialAnswers();
  return error ? 'refused' : 'sent';
}

/** Whether the server will never accept the answers. */
function isFinalRefusal(error: unknown): boolean {
  const failure = toFailure(error);
  return (
    failure.kind === 'refused' && isAppServerRejection(error) && [404, 409, 410, 422].includes(failure.status)
  );
}
