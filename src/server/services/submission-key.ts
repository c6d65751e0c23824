import type { SubmissionKey } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { rateLimits } from './rate-limits.ts';
import { throttleClient } from './throttle.ts';

/** Gets the current public key. @throws AppError 429 beyond the limit */
export async function getSubmissionKey(context: Context, ip: string): Promise<SubmissionKey> {
  await throttleClient(context, 'sealing', ip, rateLimits.submissionKeysPerClient, context.now());
  return context.keyring.current();
}
