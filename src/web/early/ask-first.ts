import { apiAddress } from '#api/address.ts';
import { keepFirstAnswer } from '#api/first-answers.ts';
import { pathTo, patterns } from '#contract/paths.ts';

/** Milliseconds that an answer may take, as in `api/call.ts`. */
const timeout = 30_000;

/**
 * Asks what the page will ask first, in the round in which its files come: whose account it is and, where that decides
 * what is shown, how far they have come.
 */
export function askFirst(which: 'name' | 'progress', token: string, userid: string): void {
  const calls = which === 'progress' ? [patterns.name, patterns.progress] : [patterns.name];
  for (const pattern of calls) {
    const address = apiAddress + pathTo(pattern, { userid });
    const signal = AbortSignal.timeout?.(timeout);
    keepFirstAnswer(address, token, fetch(address, { headers: { Authorization: token }, signal }));
  }
}
