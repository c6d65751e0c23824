import { type Answer, type Call, send } from './call.ts';
import { readSession } from './session.ts';

/** Milliseconds for which an answer that nobody has asked for yet is still of now. */
const keptFor = 20_000;

/** Calls under way before any screen has asked for them, by token and address. */
const early = new Map<string, Promise<Answer>>();

const keyOf = ({ url }: Call) => `${readSession()?.token} ${url}`;

/**
 * Sends a reading call before the screen that needs it is there: the first `sendOrTake` of it takes its answer over.
 * Without a session nothing is sent.
 */
export function sendEarly(call: Call): void {
  const key = keyOf(call);
  if (readSession() === null || early.has(key)) return;
  early.set(key, send(call));
  setTimeout(() => early.delete(key), keptFor);
}

/** Sends a reading call, unless it is under way already. */
export function sendOrTake(call: Call): Promise<Answer> {
  const key = keyOf(call);
  const sent = early.get(key);
  early.delete(key);
  return sent ?? send(call);
}
