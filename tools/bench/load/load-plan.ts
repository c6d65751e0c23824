/** Messages between the benchmark and the process that generates load. */
import type { BenchUser } from '../users.ts';

/**
 * Kinds of requests. Submissions and readings have the session of a user. The others come from a new address each time, with
 * names and tokens that do not exist.
 */
export type RequestKind = 'submission' | 'reading' | 'login' | 'sign-up' | 'invalid token';

/** The load of one measurement. */
export interface LoadPlan {
  /** URL of the API, without a trailing slash. */
  readonly api: string;
  readonly users: readonly BenchUser[];
  readonly sectionId: string;
  readonly ans: readonly unknown[];
  readonly seconds: number;
  /** By kind: requests per second, or clients that each wait for their response. */
  readonly load: Partial<Readonly<Record<RequestKind, number>>>;
  readonly mode: 'rate' | 'concurrency';
  /** Whether a client repeats a request once after a 503, when Retry-After has passed. */
  readonly retriesAfter503: boolean;
}

/** Results of one kind of request. */
export interface Outcome {
  readonly sent: number;
  /** By status; 0 without a response. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Response times of accepted requests, sorted. */
  readonly acceptedMs: readonly number[];
  /** Response times of requests refused with 503, sorted. */
  readonly refusedMs: readonly number[];
  /** Retry-After of refused requests, sorted. */
  readonly retryAfterSeconds: readonly number[];
  readonly retries: { readonly sent: number; readonly accepted: number };
}

export interface LoadResult {
  readonly outcomes: Partial<Readonly<Record<RequestKind, Outcome>>>;
  /** Idempotency keys of submissions that were answered with 204. */
  readonly acknowledged: readonly string[];
}
