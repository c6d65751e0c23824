/** The token of a link in a mail: the keyed hash of the address, and 256 random bits, both base64url. */
const linkToken = /[\w-]{22}\.[\w-]{43}/;

/** Parses a token that is the whole text; null for another format. */
export function parseLinkToken(text: string): { readonly addressKey: string } | null {
  const [found] = linkToken.exec(text) ?? [];
  return found === text ? { addressKey: text.slice(0, 22) } : null;
}

/** Signs that no token has: white space, invisible and other characters outside of ASCII. */
const foreignSigns = /[^!-~]/g;

/**
 * Finds the token in the address of a page. Mail and chat programs add signs behind an address, encode it once more, and add
 * parameters to it.
 * @param query query and fragment of the address
 * @returns null if the address has no complete token
 */
export function findLinkToken(query: string): string | null {
  const decoded = decodeRepeatedly(query).replace(foreignSigns, '');
  return linkToken.exec(decoded.slice(decoded.indexOf('token')))?.[0] ?? null;
}

/**
 * As `findLinkToken`, for a server whose tokens have an unknown format.
 * @returns null if the address has no parameter `token`
 */
export function findUnknownToken(query: string): string | null {
  const [, token = ''] = /[?&]token=([^&#]*)/.exec(query) ?? [];
  return (
    decodeRepeatedly(token)
      .replace(foreignSigns, '')
      .replace(/[^\w~=-]+$/, '') || null
  );
}

/** Whether an address is that of a link with a token, also an incomplete one. */
export function hasTokenParameter(query: string): boolean {
  return /[?&;]token(=|%3d|%253d|$)/i.test(query);
}

/** Decodes percent-encoding until nothing changes, at most three times. A text with a broken escape stays. */
function decodeRepeatedly(text: string): string {
  let decoded = text;
  for (let time = 0; time < 3; time += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      // A cut escape at the end, or a sign of its own.
      return decoded;
    }
  }
  return decoded;
}
