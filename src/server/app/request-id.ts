import { randomFillSync } from 'node:crypto';

/** Characters that are not confused in handwriting or on the phone. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

const group = 5;
/** Random bytes for many ids, because one call of the generator costs more than an id. */
const chance = Buffer.alloc(2 * group * 256);
let used = chance.length;

/** Creates a request id that can be read aloud, such as `k7m2q-x9d4h`. */
export function createRequestId(): string {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  const createRandomLetters = () => {
    let text = '';
    for (const end = used + group; used < end; used += 1)
      text += signs[(chance[used] as number) % signs.length];
    return text;
  };
  return `${createRandomLetters()}-${createRandomLetters()}`;
}
