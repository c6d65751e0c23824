import type { ErrorCode } from '#contract/errors.ts';
import type { AnswerProblemKind } from '#domain/answers/answers.ts';

/** Error codes of this server. The excluded code is for servers that send none. */
export type ServerErrorCode = Exclude<ErrorCode, 'values-invalid'>;

/** Details of an error. */
export interface Details {
  /** What is wrong with a value. */
  readonly problem?: string;
  /** Positions of rejected answers, from 0. */
  readonly positions?: readonly number[];
  /** Maximum length of a text, in code points. */
  readonly max?: number;
  /** Version of the terms in force. */
  readonly termsVersion?: string;
  /** In seconds. */
  readonly retryAfter?: number;
}

type Needs<K extends keyof Details> = Required<Pick<Details, K>>;

/** Answers that are rejected, with the values of the message. */
interface AnswersInvalid extends Needs<'positions'> {
  readonly problem: AnswerProblemKind;
  /** What the instrument calls its questions. */
  readonly unit: string;
  /** Numbers of answers. */
  readonly expected: number;
  readonly received: number;
}

/** What is wrong with an age. The contact form names no minimum age in advance. */
export type AgeProblem = 'under' | 'invalid' | 'contactUnder' | 'contactInvalid' | 'birthYearInvalid';

/** Required details by code. Other codes need none. */
interface DetailsByCode {
  'answers-invalid': AnswersInvalid;
  'email-invalid': { readonly problem: 'missing' | 'invalid' };
  'username-invalid': { readonly problem: 'missing' | 'length' };
  'password-invalid': { readonly problem: 'missing' | 'length' };
  'confirmation-invalid': { readonly problem: 'missing' | 'different' };
  'age-invalid': { readonly problem: AgeProblem };
  'text-too-long': Needs<'max'>;
  'terms-changed': Needs<'termsVersion'>;
  'too-many-tries': Needs<'retryAfter'>;
  'attempts-too-many': Needs<'retryAfter'>;
  'link-worn-out': Needs<'retryAfter'>;
  'server-busy': Needs<'retryAfter'>;
  'storage-unavailable': Needs<'retryAfter'>;
}

/** Details of a code; undefined if it needs none. */
export type ErrorDetails<C extends ServerErrorCode> = C extends keyof DetailsByCode
  ? DetailsByCode[C]
  : undefined;

/** An error response. Services and hooks throw it; `plugins/errors.ts` writes it. */
export class AppError<C extends ServerErrorCode = ServerErrorCode> extends Error {
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
 * Creates the error of a code.
 * @param details required by some codes
 */
export function createAppError<C extends ServerErrorCode>(
  code: C,
  ...[details]: C extends keyof DetailsByCode ? [details: DetailsByCode[C]] : []
): AppError {
  return new AppError<ServerErrorCode>(code, details);
}

/** Retry-After in seconds, by the state of the database. A full disk needs an operator. */
export const databaseRetryAfterSeconds = { away: 5, full: 60 } as const;
