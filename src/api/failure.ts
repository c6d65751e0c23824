import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ErrorBody } from '../contract/bodies.ts';

/** What can go wrong with a call, closed: every reader must handle each kind. */
export type Failure =
  /** No answer came: the line is down, or the server did not answer in time. */
  | { readonly kind: 'unreachable' }
  /** The server answered with this status; `message` is its own, where it gave one. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | null;
      readonly positions: readonly number[];
    }
  /** The answer could not be read, or the program itself failed. */
  | { readonly kind: 'broken'; readonly message: string };

/** Reads an error of RTK Query into the closed union. */
export function failureOf(error: FetchBaseQueryError | SerializedError | unknown): Failure {
  const status = (error as { status?: unknown })?.status;
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return { kind: 'unreachable' };
  if (typeof status === 'number') {
    const body = (error as { data?: Partial<ErrorBody> }).data;
    const message = typeof body?.message === 'string' && body.message !== '' ? body.message : null;
    return {
      kind: 'refused',
      status,
      message,
      positions: Array.isArray(body?.positions) ? body.positions : [],
    };
  }
  const message =
    (error as { message?: unknown; error?: unknown })?.message ?? (error as { error?: unknown })?.error;
  return { kind: 'broken', message: typeof message === 'string' ? message : 'Unknown failure' };
}

/** Does a failure mean that the server has no such call? Another one may know the specification alone. */
export function lacksCall(error: unknown): boolean {
  const status = (error as { status?: unknown })?.status;
  return status === 404 || status === 405;
}

/** The server's own message, or null. */
export function serverMessage(error: unknown): string | null {
  const failure = failureOf(error);
  return failure.kind === 'refused' ? failure.message : null;
}
