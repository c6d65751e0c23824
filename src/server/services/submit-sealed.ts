import { Check } from 'typebox/value';
import { type Parcel, ParcelContent } from '#contract/requests.ts';
import { open } from '#contract/sealed/open.ts';
import { readAnswers } from '#contract/wire/answers.ts';
import type { Context, ServedInstrument } from '../context.ts';
import { refuse } from '../errors.ts';
import { submit } from './submit.ts';

/**
 * Opens a parcel and stores its answers exactly as a submission, at the time when they were finished on the phone.
 * @throws AppError 410 for a key that is not here, 422 for a parcel that cannot be read, and as `submit`
 */
export async function submitSealed(
  context: Context,
  served: ServedInstrument,
  userid: number,
  parcel: Parcel,
): Promise<void> {
  const opener = await context.sealing.opener(parcel.keyId);
  if (!opener) throw refuse('sealing-key-unknown');
  const content = await open(opener, parcel, userid, served.instrument.id);
  if (!Check(ParcelContent, content)) throw refuse('parcel-unreadable');
  const { ans, key, version, language } = content;
  await submit(context, served, {
    userid,
    ans: readAnswers(served.instrument, ans),
    key,
    version,
    language,
    finishedAt: finishOf(content),
  });
}

/** The finish by the phone's clock, never before the beginning. */
function finishOf({ begunAt, finishedAt }: ParcelContent): Date {
  const times = [begunAt, finishedAt].map((time) => Date.parse(time));
  if (times.some(Number.isNaN)) throw refuse('parcel-unreadable');
  return new Date(Math.max(...times));
}
