import { type CodesByStatus, type Refusal, readRefusal } from '#contract/wire/errors.ts';
import { recordIn, textIn } from '#contract/wire/values.ts';

/** What can go wrong with a call, closed: every reader must handle each kind. */
export type Failure =
  /** No answer came: the line is down, or the server did not answer in time. */
  | { readonly kind: 'unreachable' }
  /** The server refused; screens choose by the code. */
  | ({ readonly kind: 'refused' } & Refusal)
  /** The answer could not be read, or the program itself failed. */
  | { readonly kind: 'broken'; readonly message: string | null };

/**
 * Reads an error of RTK Query into the closed union.
 * @param codes what this call's statuses mean on a server that sends no codes
 */
export function toFailure(error: unknown, codes?: CodesByStatus): Failure {
  const { status, data, message, error: reason } = recordIn(error);
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return { kind: 'unreachable' };
  if (typeof status === 'number') return { kind: 'refused', ...readRefusal(status, data, codes) };
  return { kind: 'broken', message: textIn(message) ?? textIn(reason) };
}

/** Does a failure mean that the server has no such call? Another one may know the specification alone. */
export function lacksCall(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && failure.code === 'address-unknown';
}

/**
 * Is it a refusal by our own server, which names the reason by a code? A page that a network puts in its place (a login
 * of a guest network, a filter) has none: it says nothing of what was sent.
 */
export function isAppRefusal(error: unknown): boolean {
  return textIn(recordIn(recordIn(error).data).code) !== null;
}

/** The server's own message, or null. */
export function serverMessage(error: unknown): string | null {
  const failure = toFailure(error);
  return failure.kind === 'refused' ? failure.message : null;
}
