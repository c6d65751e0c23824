import { useSyncExternalStore } from 'react';
import { sameOrigin } from './address.ts';

/** What came of a call. */
interface Came {
  readonly error?: { readonly status: number | string };
  readonly meta: { readonly response?: Response };
}

/** The failed call that was the last to have a number, by its address. */
let failed: { readonly url: string; readonly reference: string } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof failed): void {
  failed = next;
  for (const tell of listeners) tell();
}

/**
 * Notes by which number our server knows a call that failed and should not have; forgets it once the same call
 * succeeds. Another server's numbers are none of ours.
 */
export function noteReference(url: string, { error, meta }: Came): void {
  if (!sameOrigin) return;
  if (!error) {
    if (failed?.url === url) set(null);
    return;
  }
  const reference = meta.response?.headers.get('Request-Id');
  if (reference && isUnexpected(error.status)) set({ url, reference });
}

/** Not a refusal that tells the person what to do: the server failed, or either side could not be read. */
function isUnexpected(status: number | string): boolean {
  return typeof status === 'string' || status >= 500 || status === 400;
}

/** The number of the call that failed last; null where there is none. */
export function useReference(): string | null {
  return useSyncExternalStore(listen, referenceNow, none);
}

const referenceNow = () => failed?.reference ?? null;
const none = () => null;

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
