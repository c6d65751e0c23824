import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The secret of one run of `npm run author`, against other users of this machine who can access its port. */
export interface AuthorKey {
  /** URL of the author app with the key. */
  readonly address: string;
  /** `Set-Cookie` header that stores the key. */
  readonly cookie: string;
  /** Compares a text with the key in constant time. */
  isKey(text: string): boolean;
  /** Returns true if the request has the cookie. */
  isSentBy(headers: IncomingHttpHeaders): boolean;
}

/**
 * Creates a key of 24 random bytes.
 * @param ownHost host and port of the server, such as `127.0.0.1:5174`
 * @param path path of the cookie, without a trailing slash
 */
export function createAuthorKey(ownHost: string, path: string): AuthorKey {
  const key = randomBytes(24).toString('base64url');
  // Cookies are shared between ports, so the name contains the port.
  const name = `author-key-${ownHost.split(':').at(-1)}`;
  const isKey = (text: string) => timingSafeEqual(hashKey(text), hashKey(key));
  return {
    address: `http://${ownHost}${path}/?key=${key}`,
    cookie: `${name}=${key}; Path=${path}; HttpOnly; SameSite=Strict`,
    isKey,
    isSentBy: ({ cookie = '' }) =>
      cookie.split(';').some((pair) => {
        const [one, value = ''] = pair.trim().split('=', 2);
        return one === name && isKey(value);
      }),
  };
}

/** `timingSafeEqual` requires equal lengths. */
const hashKey = (text: string) => createHash('sha256').update(text).digest();
