import { limits } from '#domain/account/limits.ts';

/** At most `max` hits per window; windows are fixed and start at whole multiples of their length. */
export interface Limit {
  readonly max: number;
  /** Length of a window in minutes. */
  readonly windowMinutes: number;
}

const quarter = 15;
const hour = 60;
const day = 24 * hour;

/**
 * Every limit of the server. `docs/security.md` says who is hurt by a flood of each, and which test shows it. A lecture
 * hall of 300 people behind one address can sign up within an hour and log in within 15 minutes.
 */
export const rateLimits = {
  /** Failed logins of one client, whatever the names. */
  loginPerClient: { max: 300, windowMinutes: quarter },
  /** Failed logins of one name from one client. */
  loginPerNameAndClient: { max: 10, windowMinutes: quarter },
  /** Failed logins of an account from a device that logged in to it before. */
  loginPerDevice: { max: 10, windowMinutes: quarter },
  /** Mails with a link that one client asked for. */
  linkMailsPerClient: { max: 400, windowMinutes: hour },
  /** The same for one address, of one purpose. */
  linkMailsPerAddressAndClient: { max: 3, windowMinutes: hour },
  /** Mails of one purpose to one address, whoever asked. */
  linkMailsPerAddress: { max: 10, windowMinutes: hour },
  /** Mails to the addresses of one mailbox that differ in what follows a plus sign. */
  linkMailsPerMailbox: { max: 10, windowMinutes: hour },
  /** All mails with a link. */
  linkMails: { max: 10_000, windowMinutes: hour },
  /** Messages of the contact form from one client. */
  contactPerClient: { max: 30, windowMinutes: hour },
  /** Confirmations of complaints to one address, since anybody may type it. */
  confirmationsPerMailbox: { max: 3, windowMinutes: day },
  /** Accounts made from one client while `SIGNUP` is `open`. */
  openSignUpsPerClient: { max: 10, windowMinutes: hour },
  /** Usernames tried with one sign-up link, which lives for a day. */
  namesPerLink: { max: 10, windowMinutes: day },
  /** Sign-ups sent again with a used link, each of which checks a password. */
  repeatsPerLink: { max: 10, windowMinutes: hour },
  /** Requests of one client for the public key of queued submissions. */
  submissionKeysPerClient: { max: 1000, windowMinutes: quarter },
  /** Downloads of one person's own data. */
  exportsPerAccount: { max: 20, windowMinutes: hour },
  /** Attempts of one person in one section. */
  attemptsPerSection: { max: limits.attemptsADay, windowMinutes: day },
} as const satisfies Record<string, Limit>;
