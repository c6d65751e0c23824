/** Reads error responses, with a code even if the server sends none. */
import type { ErrorCode } from '../errors.ts';
import { toList, toRecord, toText } from './values.ts';

/** Error codes by status, for servers that send no code. Each file of `wire` has its own. */
export type CodesByStatus = Readonly<Record<number, ErrorCode>>;

/** An error response of any server. */
export interface ErrorResponse {
  readonly status: number;
  /** May be unknown to this version of the client, so every switch needs a default. */
  readonly code: ErrorCode;
  /** Message of the server; null without one. */
  readonly message: string | null;
  /** Positions of rejected answers, from 0. */
  readonly positions: readonly number[];
  /** Version of the terms in force, if another one was accepted. */
  readonly termsVersion: string | null;
}

const usualCodes: CodesByStatus = {
  401: 'session-missing',
  403: 'not-owner',
  404: 'address-unknown',
  405: 'address-unknown',
  413: 'body-too-long',
  415: 'not-json',
  422: 'values-invalid',
  429: 'too-many-tries',
  503: 'server-busy',
};

/**
 * Reads an error response: of the contract, of another server, or a page of a proxy.
 * @param codes error codes by status, for a response without a code
 */
export function readErrorResponse(status: number, body: unknown, codes: CodesByStatus = {}): ErrorResponse {
  const { code, message, positions, termsVersion } = toRecord(body);
  return {
    status,
    code: (toText(code) as ErrorCode | null) ?? findCode(status, codes),
    message: toText(message),
    positions: toList(positions).filter((position): position is number => Number.isInteger(position)),
    termsVersion: toText(termsVersion),
  };
}

function findCode(status: number, codes: CodesByStatus): ErrorCode {
  return codes[status] ?? usualCodes[status] ?? (status >= 500 ? 'unexpected' : 'request-invalid');
}
