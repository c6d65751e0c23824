import { limits } from '#domain/account/limits.ts';

/** At most `max` hits per fixed window. Windows start at multiples of their length. */
export interface RateLimit {
  readonly max: number;
  /** In minutes. */
  readonly windowMinutes: number;
}

const quarter = 15;
const hour = 60;
const day = 24 * hour;

/**
 * All rate limits. `docs/security.md` describes the effect of a flood on each, and the tests. 300 people behind one
 * address can sign up within an hour and log in within 15 minutes.
 */
export const rateLimits = {
  /** Failed logins of one client, with any name. */
  loginPerClient: { max: 300, windowMinutes: quarter },
  /** Failed logins with one name from one client. */
  loginPerNameAndClient: { max: 10, windowMinutes: quarter },
  /** Failed logins to an account from a known device. */
  loginPerDevice: { max: 10, windowMinutes: quarter },
  /** Mails with a link requested by one client. */
  linkMailsPerClient: { max: 400, windowMinutes: hour },
  /** Mails of one purpose to one address requested by one client. */
  linkMailsPerAddressAndClient: { max: limits.linkMailsAnHour, windowMinutes: hour },
  /** Mails of one purpose to one address, requested by any client. */
  linkMailsPerAddress: { max: 10, windowMinutes: hour },
  /** Mails to addresses of one mailbox that differ behind a plus sign. */
  linkMailsPerMailbox: { max: 10, windowMinutes: hour },
  /** All mails with a link. */
  linkMails: { max: 10_000, windowMinutes: hour },
  /** Contact messages of one client. */
  contactPerClient: { max: 30, windowMinutes: hour },
  /** Confirmations of complaints to one mailbox, since the address is not verified. */
  confirmationsPerMailbox: { max: 3, windowMinutes: day },
  /** Accounts created by one client while `SIGNUP` is `open`. */
  openSignUpsPerClient: { max: 10, windowMinutes: hour },
  /** Usernames tried with one sign-up link, which is valid for a day. */
  namesPerLink: { max: 10, windowMinutes: day },
  /** Repeated sign-ups with a used link, each of which checks a password. */
  repeatsPerLink: { max: 10, windowMinutes: hour },
  /** Requests of one client for the public key of queued submissions. */
  submissionKeysPerClient: { max: 1000, windowMinutes: quarter },
  /** Data exports of one person. */
  exportsPerAccount: { max: 20, windowMinutes: hour },
  /** Answers of one person about result pages. Further ones could distort the figures. */
  understandingPerAccount: { max: 20, windowMinutes: day },
  /** Attempts of one person at one section. */
  attemptsPerSection: { max: limits.attemptsADay, windowMinutes: day },
} as const satisfies Record<string, RateLimit>;
