import { randomBytes } from 'node:crypto';
import type { Account } from '../repositories/accounts.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/** Maximum number of accounts per device; the most recently used one comes first. */
const maxAccounts = 3;

/** Base64url characters of 128 bits. */
const partLength = 22;

const shape = new RegExp(`^[\\w-]{${partLength}}(\\.[\\w-]{${partLength}}){1,${maxAccounts}}$`);

/** A proof includes the password hash, so that a new password invalidates it. */
type Owner = Pick<Account, 'userid' | 'passwordHash'>;

/** Replaces a missing account, so that the check takes the same time. */
const noOwner: Owner = { userid: 0, passwordHash: '' };

/**
 * The device cookie (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a random number, and for each
 * account a keyed hash of that number, the account and its password hash. It contains no personal data and grants no
 * access. Failed logins of a known device have a separate limit, so that clients with the same address cannot block its
 * owner.
 * @returns the random number if the device logged in to this account before, else null
 */
export function findKnownDevice(
  cipher: Pick<FieldCipher, 'hash'>,
  cookie: string | undefined,
  account: Owner | null,
): string | null {
  const [nonce = '', ...proofs] = cookie && shape.test(cookie) ? cookie.split('.') : [];
  const isKnown = proofs.includes(prove(cipher, nonce, account ?? noOwner));
  return account && isKnown ? nonce : null;
}

/** The cookie after a login, with proofs for this account and earlier ones. */
export function addKnownDevice(
  cipher: Pick<FieldCipher, 'hash'>,
  cookie: string | undefined,
  account: Owner,
): string {
  const [nonce = randomBytes(16).toString('base64url'), ...proofs] =
    cookie && shape.test(cookie) ? cookie.split('.') : [];
  const own = prove(cipher, nonce, account);
  const otherProofs = proofs.filter((proof) => proof !== own).slice(0, maxAccounts - 1);
  return [nonce, own, ...otherProofs].join('.');
}

function prove(cipher: Pick<FieldCipher, 'hash'>, nonce: string, { userid, passwordHash }: Owner): string {
  return cipher.hash('devices.account', JSON.stringify([nonce, userid, passwordHash])).slice(0, partLength);
}
