import { useSyncExternalStore } from 'react';
import { isApiSameOrigin } from './address.ts';

/** The result of a request. */
interface CallResult {
  readonly error?: { readonly status: number | string };
  readonly meta?: { readonly response?: Response };
}

/** Statuses whose error message tells the user what to do: 4xx except 400. */
const explainedStatuses = /^4(?!00)/;

/** URL and request id of the last failed request that has an id. */
let failedUrl: string | undefined;
let reference: string | null = null;
const listeners = new Set<() => void>();

/**
 * Stores the request id of an unexpected failure, and removes it when a request to the same URL succeeds. Ids of
 * other servers are ignored.
 */
export function recordFailedRequestId(url: string, { error, meta }: CallResult): void {
  if (!error) {
    if (failedUrl !== url) return;
    reference = null;
  } else if (isApiSameOrigin && !explainedStatuses.test(`${error.status}`)) {
    failedUrl = url;
    reference = meta?.response?.headers.get('Request-Id') ?? null;
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

const getReference = () => reference;

/** The request id of the last unexpected failure, or null. */
export const useFailedRequestId = (): string | null =>
  useSyncExternalStore(subscribe, getReference, getReference);
