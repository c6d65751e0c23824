/** A refusal that the person may read. Routes and services throw it; `plugins/errors.ts` turns it into an answer. */
export class Problem extends Error {
  readonly status: number;
  /** Positions of wrong answers, from 0. */
  readonly positions?: readonly number[];
  /** Seconds until another try makes sense, for 429 and 503. */
  readonly retryAfter?: number;
  /** The version of the terms in force, where others were agreed to. */
  readonly termsVersion?: string;

  /**
   * @param status HTTP status, 400 to 503
   * @param message calm words that tell what to do; nothing personal
   */
  constructor(
    status: number,
    message: string,
    extra: { positions?: readonly number[]; retryAfter?: number; termsVersion?: string } = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.positions = extra.positions;
    this.retryAfter = extra.retryAfter;
    this.termsVersion = extra.termsVersion;
  }
}

/** The refusal that sends a person to the login: no session, or one whose account is gone. */
export function missingSession(): Problem {
  return new Problem(401, 'Missing session. Please login again.');
}
