import type { SealingKey } from '#contract/responses.ts';
import type { Context } from '../context.ts';
import { clientKey } from './client-key.ts';
import { throttle } from './throttle.ts';

/** Generous: a whole college may stand behind one address, and each phone asks for the key once in a while. */
const perClient = { max: 1000, windowMinutes: 15 };

/** The key to seal to at present. @throws AppError 429 beyond the limit */
export async function sealingKeyFor(context: Context, ip: string): Promise<SealingKey> {
  await throttle(context, `sealing:ip:${clientKey(ip)}`, perClient, context.now());
  return context.sealing.current();
}
