/** Refusals as the browser reads them, with a code whether or not the server sends one. */
import type { ErrorCode } from '../errors.ts';
import { listIn, recordIn, textIn } from './values.ts';

/** The codes that a call's statuses mean where a server sends none. Each call's file of `wire` names its own. */
export type CodesByStatus = Readonly<Record<number, ErrorCode>>;

/** A refusal, whichever server it came from. */
export interface Refusal {
  readonly status: number;
  /** A later version of the server may send one that this program does not know: every choice by it needs a rest. */
  readonly code: ErrorCode;
  /** The server's own words; null where it gave none. */
  readonly message: string | null;
  /** Answers that cannot be accepted, from 0. */
  readonly positions: readonly number[];
  /** The version of the terms in force, where others were accepted. */
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
 * Reads the answer of a call that was refused: a body of the contract, another server's, or the page of a proxy.
 * @param codes what this call's statuses mean where no code comes
 */
export function readRefusal(status: number, body: unknown, codes: CodesByStatus = {}): Refusal {
  const { code, message, positions, termsVersion } = recordIn(body);
  return {
    status,
    code: (textIn(code) as ErrorCode | null) ?? findCode(status, codes),
    message: textIn(message),
    positions: listIn(positions).filter((position): position is number => Number.isInteger(position)),
    termsVersion: textIn(termsVersion),
  };
}

/** What a status means where no code comes. */
function findCode(status: number, codes: CodesByStatus): ErrorCode {
  return codes[status] ?? usualCodes[status] ?? (status >= 500 ? 'unexpected' : 'request-invalid');
}
