import { useEffect, useRef, useState } from 'react';
import { claimReload } from '#api/device/reloads.ts';
import { lostAddress } from './chunk.ts';

/** Milliseconds until the request for the page times out. */
const timeoutMs = 10_000;
/** Milliseconds after the `online` event, because the first request of a new connection often fails. */
const settlingMs = 1000;
/**
 * Minimum milliseconds of the busy state: offline a request fails immediately, and the press would have no visible
 * effect.
 */
const minFeedbackMs = 500;

/** State of `useRecovery`. */
export interface Recovery {
  /** An automatic reload is still possible: display the loading state. */
  readonly hopeful: boolean;
  /** A chunk failed to load. Otherwise the screen failed to render. */
  readonly lost: boolean;
  /** A manual try is in progress. */
  readonly asking: boolean;
  /** Number of manual tries without a response. */
  readonly inVain: number;
  /** Reloads the page if the server responds. */
  tryAgain(): void;
}

/**
 * Recovers from a screen that failed to load or to render. A chunk is usually missing because of a new release or a
 * lost connection: the page reloads automatically, once per chunk, now or after the `online` event. The user can
 * retry any number of times. The page never reloads while the server is unreachable, since it would be lost.
 * Repeating the import would not help, because some browsers cache its failure.
 * @param error error of the route
 * @param reload reloads the page
 */
export function useRecovery(error: unknown, reload: () => void): Recovery {
  const address = lostAddress(error);
  const [hopeful, setHopeful] = useState(address !== null);
  const [tries, setTries] = useState({ error, asking: false, inVain: 0 });
  const { asking, inVain } = tries.error === error ? tries : { asking: false, inVain: 0 };

  useEffect(() => {
    if (address === null) return;
    let shown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recover = async () => {
      const served = await isServed();
      if (!shown) return;
      if (served && claimReload(address)) reload();
      else setHopeful(false);
    };
    const backSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void recover(), settlingMs);
    };
    void recover();
    window.addEventListener('online', backSoon);
    return () => {
      shown = false;
      clearTimeout(timer);
      window.removeEventListener('online', backSoon);
    };
    // Runs once per failure: `reload` may be a new function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);

  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function tryAgain() {
    setTries({ error, asking: true, inVain });
    const served = await isServed();
    if (!served) await new Promise((resolve) => setTimeout(resolve, minFeedbackMs));
    // The user has left the screen meanwhile.
    if (!here.current) return;
    if (served) reload();
    else setTries({ error, asking: false, inVain: inVain + 1 });
  }

  return { hopeful, lost: address !== null, asking, inVain, tryAgain: () => void tryAgain() };
}

/** Whether the server responds with this page. */
async function isServed(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}
