import { Check } from 'typebox/value';
import { type EncryptedSubmission, SubmissionContent } from '#contract/requests.ts';
import { anonymousSender } from '#contract/encryption/content-key.ts';
import { decryptSubmission } from '#contract/encryption/decrypt.ts';
import { readAnswers } from '#contract/wire/answers.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { createAppError } from '../app/errors.ts';
import { type SubmittedAnswers, readAndSubmit } from './submit.ts';

/**
 * Decrypts a queued submission and stores it with the time at which it was finished on the device, in one transaction
 * that locks the key.
 * @throws AppError 410 for an unknown key, 422 if it cannot be decrypted, and as `submit`
 */
export async function submitEncrypted(
  context: Context,
  served: ServedInstrument,
  userid: number,
  submission: EncryptedSubmission,
): Promise<void> {
  await readAndSubmit(context, served, (tx) => answersIn(context, tx, served, userid, submission));
}

async function answersIn(
  { keyring }: Context,
  tx: Database,
  { instrument }: ServedInstrument,
  userid: number,
  submission: EncryptedSubmission,
): Promise<SubmittedAnswers> {
  const opener = await keyring.opener(tx, submission.keyId);
  if (!opener) throw createAppError('sealing-key-unknown');
  const { beforeAccount = false } = submission;
  const sender = beforeAccount ? anonymousSender : userid;
  const content = await decryptSubmission(opener, submission, sender, instrument.id);
  if (!Check(SubmissionContent, content)) throw createAppError('parcel-unreadable');
  const { ans, key, version, language, browserTranslated } = content;
  const finishedAt = getFinishTime(content);
  return {
    userid,
    ans: readAnswers(instrument, ans),
    key,
    version,
    language,
    browserTranslated,
    finishedAt,
    beforeAccount,
  };
}

/** By the clock of the device, never before the start. */
function getFinishTime({ begunAt, finishedAt }: SubmissionContent): Date {
  const times = [begunAt, finishedAt].map((time) => Date.parse(time));
  if (times.some(Number.isNaN)) throw createAppError('parcel-unreadable');
  return new Date(Math.max(...times));
}
