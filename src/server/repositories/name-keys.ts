import { domainToASCII, domainToUnicode } from 'node:url';
import { normalizeEmail } from '#domain/account/rules.ts';
import { formerUsernameKey, usernameKey } from '#domain/account/username.ts';

/**
 * The canonical form of an e-mail address, so that one mailbox is one account: the local part in lower case and NFC, and the
 * domain in its ASCII form (RFC 5890).
 */
export function canonicalizeEmail(address: string): string {
  const [local, domain] = splitEmail(address);
  // `domainToASCII` reads numbers as parts of an IP address, and returns '' for an invalid domain.
  const ascii = /^[!-~]*$/.test(domain) ? domain : domainToASCII(domain) || domain;
  return domain === '' ? local : `${local}@${ascii}`;
}

/** The address as people write it, for display. */
export function formatEmail(address: string): string {
  const [local, domain] = splitEmail(address);
  return domain.includes('xn--') ? `${local}@${domainToUnicode(domain) || domain}` : address;
}

function splitEmail(address: string): [local: string, domain: string] {
  const email = normalizeEmail(address).normalize('NFC');
  const at = email.lastIndexOf('@');
  return at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)];
}

/**
 * Keys of an address in the order of the lookup. Accounts of earlier versions are stored under the address as it was
 * normalized then; it comes first, because two of them may share a canonical form.
 */
export function listEmailKeys(address: string): readonly string[] {
  return [...new Set([normalizeEmail(address), canonicalizeEmail(address)])];
}

/** Keys of a username, in the order of the lookup; see `listEmailKeys`. */
export function listUsernameKeys(username: string): readonly string[] {
  return [...new Set([formerUsernameKey(username), usernameKey(username)])];
}
