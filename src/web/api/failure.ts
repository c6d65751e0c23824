import { type CodesByStatus, type ErrorResponse, readErrorResponse } from '#contract/wire/errors.ts';
import { toRecord, toText } from '#contract/wire/values.ts';

/** The kinds of failed requests, as a closed union. */
export type Failure =
  /** No response: the network failed or the request timed out. */
  | { readonly kind: 'unreachable' }
  /** The server rejected the request. Screens select their text by the code. */
  | ({ readonly kind: 'refused' } & ErrorResponse)
  /** The response cannot be parsed, or the app failed. */
  | { readonly kind: 'broken'; readonly message: string | null };

/**
 * Converts an error of RTK Query.
 * @param codes meaning of the statuses of this endpoint, for a server that sends no codes
 */
export function toFailure(error: unknown, codes?: CodesByStatus): Failure {
  const { status, data, message, error: reason } = toRecord(error);
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return { kind: 'unreachable' };
  if (typeof status === 'number') return { kind: 'refused', ...readErrorResponse(status, data, codes) };
  return { kind: 'broken', message: toText(message) ?? toText(reason) };
}

/** Whether the server lacks this endpoint, as one that implements only the specification. */
export function isEndpointMissing(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && failure.code === 'address-unknown';
}

/**
 * Whether the app's own server rejected the request, with a code. The page of a captive portal or a filter has no
 * code, and its status says nothing about the request.
 */
export function isAppServerRejection(error: unknown): boolean {
  return toText(toRecord(toRecord(error).data).code) !== null;
}

/** The message of the server, or null. */
export function getServerMessage(error: unknown): string | null {
  const failure = toFailure(error);
  return failure.kind === 'refused' ? failure.message : null;
}
