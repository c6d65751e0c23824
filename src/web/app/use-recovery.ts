import { useEffect, useRef, useState } from 'react';
import { claimReload } from '#api/device/reloads.ts';
import { lostAddress } from './chunk.ts';

/** Milliseconds that the server is given to say that the page is there. */
const timeoutMs = 10_000;
/** Milliseconds after the browser's word that the line is back: the first request of a new line often fails. */
const settlingMs = 1000;
/** Milliseconds after which a try is said to be in vain: without a line that is known at once, and nothing would show. */
const minFeedbackMs = 500;

export interface Recovery {
  /** There is still hope: nothing needs explaining yet. */
  readonly hopeful: boolean;
  /** A part of the program did not come; else the screen itself broke. */
  readonly lost: boolean;
  /** The server is being asked because the person wished so. */
  readonly asking: boolean;
  /** How often the person tried and the server could not be reached. */
  readonly inVain: number;
  /** Loads the page anew, if there is one to load. */
  tryAgain(): void;
}

/**
 * A screen could not be loaded or broke. A lost part is most likely one whose place a newer version took while the
 * page was open, or the line dropped: the page loads itself anew, now or when the browser says that the line is back,
 * once for each lost part. A person may try as often as they like. Nobody does while the server cannot be reached,
 * for then the browser would have nothing to show. Importing the part again would do in some browsers alone: others
 * remember that it failed.
 * @param error what the route failed with
 * @param reload loads the page anew
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
    // One failure, one attempt: `reload` may be a new function each time.
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
    // A person who has gone on meanwhile stays where they are.
    if (!here.current) return;
    if (served) reload();
    else setTries({ error, asking: false, inVain: inVain + 1 });
  }

  return { hopeful, lost: address !== null, asking, inVain, tryAgain: () => void tryAgain() };
}

/** Whether the server has this page now. */
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
