import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

/** Digits and letters that nobody mistakes for one another on paper or on the phone. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

const group = 5;
/** Random bytes for many names are asked for together: each asking costs more than a name does. */
const chance = Buffer.alloc(2 * group * 256);
let used = chance.length;

/** A name for a request, to be read aloud: two groups of five, as `k7m2q-x9d4h`. */
export function newRequestId(): string {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  const randomLetters = () => {
    let text = '';
    for (const end = used + group; used < end; used += 1)
      text += signs[(chance[used] as number) % signs.length];
    return text;
  };
  return `${randomLetters()}-${randomLetters()}`;
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
