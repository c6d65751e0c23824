import { useSyncExternalStore } from 'react';
import { sameOrigin } from './address.ts';

/** The result of a request. */
interface Came {
  readonly error?: { readonly status: number | string };
  readonly meta?: { readonly response?: Response };
}

/** Statuses whose error message tells the user what to do: 4xx except 400. */
const tellsWhatToDo = /^4(?!00)/;

/** URL and request id of the last failed request that has an id. */
let failed: string | undefined;
let reference: string | null = null;
const listeners = new Set<() => void>();

/**
 * Stores the request id of an unexpected failure, and removes it when a request to the same URL succeeds. Ids of
 * other servers are ignored.
 */
export function noteReference(url: string, { error, meta }: Came): void {
  if (!error) {
    if (failed !== url) return;
    reference = null;
  } else if (sameOrigin && !tellsWhatToDo.test(`${error.status}`)) {
    failed = url;
    reference = meta?.response?.headers.get('Request-Id') ?? null;
  }
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const referenceNow = () => reference;

/** The request id of the last unexpected failure, or null. */
export const useReference = (): string | null => useSyncExternalStore(listen, referenceNow, referenceNow);
