import { useSyncExternalStore } from 'react';
import { sameOrigin } from './address.ts';

/** What came of a call. */
interface Came {
  readonly error?: { readonly status: number | string };
  readonly meta?: { readonly response?: Response };
}

/** Statuses of refusals: of 400, which the program should not meet, and of those of a server that fails, nobody learns what to do. */
const tellsWhatToDo = /^4(?!00)/;

/** Address and number of the failed call that was the last to have one. */
let failed: string | undefined;
let reference: string | null = null;
const listeners = new Set<() => void>();

/**
 * Notes by which number our server knows a call that failed and should not have; forgets it once the same call
 * succeeds. Another server's numbers are none of ours.
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

/** The number of the call that failed last; null where there is none. */
export const useReference = (): string | null => useSyncExternalStore(listen, referenceNow, referenceNow);
