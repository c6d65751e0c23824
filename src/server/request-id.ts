import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Digits and letters that nobody mistakes for one another on paper or on the phone. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** A name for a request, to be read aloud: two groups of five, as `k7m2q-x9d4h`. */
export function newRequestId(): string {
  const letters = Array.from(randomBytes(10), (byte) => signs[byte % signs.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

const requests = new AsyncLocalStorage<string>();

/** Goes on as this request: whatever is stored on the way can name it. */
export function asRequest<T>(id: string, go: () => T): T {
  return requests.run(id, go);
}

/** The request that is being answered; null outside of one, as in a job. */
export function currentRequestId(): string | null {
  return requests.getStore() ?? null;
}
