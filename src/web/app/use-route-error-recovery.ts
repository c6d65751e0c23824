import { useEffect, useRef, useState } from 'react';
import { claimReload } from '#api/device/reloads.ts';
import { findLostChunk } from './chunk.ts';

/** Milliseconds until the request for the page times out. */
const timeoutMs = 10_000;
/** Milliseconds after the `online` event, because the first request of a new connection often fails. */
const onlineDelayMs = 1000;
/**
 * Minimum milliseconds of the busy state: offline a request fails immediately, and the press would have no visible
 * effect.
 */
const minFeedbackMs = 500;

/** State of `useRouteErrorRecovery`. */
export interface RouteErrorRecovery {
  /** An automatic reload is still possible: display the loading state. */
  readonly isRecovering: boolean;
  /** A chunk failed to load. Otherwise the screen failed to render. */
  readonly isChunkLost: boolean;
  /** A manual try is in progress. */
  readonly isRetrying: boolean;
  /** Number of manual tries without a response. */
  readonly failedRetries: number;
  /** Reloads the page if the server responds. */
  retry(): void;
}

/**
 * Recovers from a screen that failed to load or to render. A chunk is usually missing because of a new release or a
 * lost connection: the page reloads automatically, once per chunk, now or after the `online` event. The user can
 * retry any number of times. The page never reloads while the server is unreachable, since it would be lost.
 * Repeating the import would not help, because some browsers cache its failure.
 * @param error error of the route
 * @param reload reloads the page
 */
export function useRouteErrorRecovery(error: unknown, reload: () => void): RouteErrorRecovery {
  const address = findLostChunk(error);
  const [isRecovering, setIsRecovering] = useState(address !== null);
  const [retries, setRetries] = useState({ error, isRetrying: false, failedRetries: 0 });
  const { isRetrying, failedRetries } =
    retries.error === error ? retries : { isRetrying: false, failedRetries: 0 };

  useEffect(() => {
    if (address === null) return;
    let isActive = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recover = async () => {
      const isAvailable = await isPageAvailable();
      if (!isActive) return;
      if (isAvailable && claimReload(address)) reload();
      else setIsRecovering(false);
    };
    const onOnline = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void recover(), onlineDelayMs);
    };
    void recover();
    window.addEventListener('online', onOnline);
    return () => {
      isActive = false;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
    // Runs once per failure: `reload` may be a new function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function retry() {
    setRetries({ error, isRetrying: true, failedRetries });
    const isAvailable = await isPageAvailable();
    if (!isAvailable) await new Promise((resolve) => setTimeout(resolve, minFeedbackMs));
    // The user has left the screen meanwhile.
    if (!isMounted.current) return;
    if (isAvailable) reload();
    else setRetries({ error, isRetrying: false, failedRetries: failedRetries + 1 });
  }

  return {
    isRecovering,
    isChunkLost: address !== null,
    isRetrying,
    failedRetries,
    retry: () => void retry(),
  };
}

/** Whether the server responds with this page. */
async function isPageAvailable(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal: controller.signal,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
