import { Check } from 'typebox/value';
import { type EncryptedSubmission, SubmissionContent } from '#contract/requests.ts';
import { open } from '#contract/sealed/open.ts';
import { readAnswers } from '#contract/wire/answers.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../app/errors.ts';
import { type SubmittedAnswers, submitRead } from './submit.ts';

/**
 * Opens a parcel and stores its answers exactly as a submission, at the time when they were finished on the phone; all
 * in one transaction, which keeps the key from being deleted meanwhile.
 * @throws AppError 410 for a key that is not here, 422 for a parcel that cannot be read, and as `submit`
 */
export async function submitEncrypted(
  context: Context,
  served: ServedInstrument,
  userid: number,
  submission: EncryptedSubmission,
): Promise<void> {
  await submitRead(context, served, (tx) => answersIn(context, tx, served, userid, submission));
}

async function answersIn(
  { keyring }: Context,
  tx: Database,
  { instrument }: ServedInstrument,
  userid: number,
  submission: EncryptedSubmission,
): Promise<SubmittedAnswers> {
  const opener = await keyring.opener(tx, submission.keyId);
  if (!opener) throw refuse('sealing-key-unknown');
  const content = await open(opener, submission, userid, instrument.id);
  if (!Check(SubmissionContent, content)) throw refuse('parcel-unreadable');
  const { ans, key, version, language } = content;
  const finishedAt = getFinishTime(content);
  return { userid, ans: readAnswers(instrument, ans), key, version, language, finishedAt };
}

/** The finish by the phone's clock, never before the beginning. */
function getFinishTime({ begunAt, finishedAt }: SubmissionContent): Date {
  const times = [begunAt, finishedAt].map((time) => Date.parse(time));
  if (times.some(Number.isNaN)) throw refuse('parcel-unreadable');
  return new Date(Math.max(...times));
}
