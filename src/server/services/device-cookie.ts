import { randomBytes } from 'node:crypto';
import type { Account } from '../repositories/accounts.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/** Accounts whose logins one device proves at most; the one used last comes first. */
const maxAccounts = 3;

/** Base64url characters of 128 bits. */
const partLength = 22;

const shape = new RegExp(`^[\\w-]{${partLength}}(\\.[\\w-]{${partLength}}){1,${maxAccounts}}$`);

/** What a proof is bound to: another password makes those of before worthless. */
type Owner = Pick<Account, 'userid' | 'passwordHash'>;

/** Stands for an account that does not exist, so that checking takes the same work. */
const noOwner: Owner = { userid: 0, passwordHash: '' };

/**
 * The cookie of a device that logged in before (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a random
 * number, and for each account a keyed hash of that number, the account and its password hash. It holds nothing
 * personal and opens nothing; its failed logins are counted apart, so that other people behind the same address cannot
 * keep its owner out.
 * @returns the random number when the device logged in to this account before, else null
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

/** The cookie after a login: it proves this account, and the ones of before. */
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
