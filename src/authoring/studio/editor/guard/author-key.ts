import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The secret of one start of `npm run author`. Other users of the machine reach its port, but do not know it. */
export interface AuthorKey {
  /** The page's address with the key, as it is printed. */
  readonly address: string;
  /** The `Set-Cookie` header that takes the key's place in the address. */
  readonly cookie: string;
  /** Whether a text is the key. */
  isKey(text: string): boolean;
  /** Whether a request carries the cookie. */
  isSentBy(headers: IncomingHttpHeaders): boolean;
}

/**
 * Makes the key of this start: 24 random bytes.
 * @param own where the server listens: `127.0.0.1:5174`
 * @param path of the authors' page, without a slash at its end; the browser sends the cookie there alone
 */
export function createAuthorKey(own: string, path: string): AuthorKey {
  const key = randomBytes(24).toString('base64url');
  // Cookies do not tell ports apart: two tools that run at once need two names.
  const name = `author-key-${own.split(':').at(-1)}`;
  const isKey = (text: string) => timingSafeEqual(hashKey(text), hashKey(key));
  return {
    address: `http://${own}${path}/?key=${key}`,
    cookie: `${name}=${key}; Path=${path}; HttpOnly; SameSite=Strict`,
    isKey,
    isSentBy: ({ cookie = '' }) =>
      cookie.split(';').some((pair) => {
        const [one, value = ''] = pair.trim().split('=', 2);
        return one === name && isKey(value);
      }),
  };
}

/** Of equal length whatever the text, as the comparison needs it. */
const hashKey = (text: string) => createHash('sha256').update(text).digest();
