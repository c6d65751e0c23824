import type { ErrorCode } from '#contract/errors.ts';

/** The codes that this server gives itself: one of the list stands for servers that send none. */
export type OwnCode = Exclude<ErrorCode, 'values-invalid'>;

/** What a refusal may need beside its code to become an answer. */
export interface Details {
  /** The domain's sentence on what is wrong with a value: the form shows the same one. */
  readonly reason?: string;
  /** Answers that cannot be accepted, from 0. */
  readonly positions?: readonly number[];
  /** The longest text that is accepted, in code points. */
  readonly max?: number;
  /** The version of the terms in force. */
  readonly termsVersion?: string;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
}

type Needs<K extends keyof Details> = Required<Pick<Details, K>>;

/** What each code needs. Codes that are not named here need nothing. */
interface DetailsByCode {
  'answers-invalid': Needs<'reason' | 'positions'>;
  'email-invalid': Needs<'reason'>;
  'username-invalid': Needs<'reason'>;
  'password-invalid': Needs<'reason'>;
  'confirmation-invalid': Needs<'reason'>;
  'age-invalid': Needs<'reason'>;
  'phone-invalid': Needs<'reason'>;
  'nominee-contact-invalid': Needs<'reason'>;
  'text-too-long': Needs<'max'>;
  'terms-changed': Needs<'termsVersion'>;
  'too-many-tries': Needs<'retryAfter'>;
  'attempts-too-many': Needs<'retryAfter'>;
  'link-worn-out': Needs<'retryAfter'>;
  'server-busy': Needs<'retryAfter'>;
  'storage-unavailable': Needs<'retryAfter'>;
}

/** The details of one code; undefined for a code that needs none. */
export type ErrorDetails<C extends OwnCode> = C extends keyof DetailsByCode ? DetailsByCode[C] : undefined;

/**
 * A call that is refused. Services and hooks throw it; `plugins/errors.ts` turns it into an answer.
 */
export class AppError<C extends OwnCode = OwnCode> extends Error {
  readonly code: C;
  readonly details: ErrorDetails<C>;

  constructor(code: C, details: ErrorDetails<C>) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/**
 * The error to throw for a refusal.
 * @param details what the code needs: nothing for most of them
 */
export function refuse<C extends OwnCode>(
  code: C,
  ...[details]: C extends keyof DetailsByCode ? [details: DetailsByCode[C]] : []
): AppError {
  return new AppError<OwnCode>(code, details);
}

/** Seconds until another try makes sense, by what the database lacks: somebody must make room first. */
export const secondsToWait = { away: 5, full: 60 } as const;
