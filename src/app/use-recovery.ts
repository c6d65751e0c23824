import { useEffect, useState } from 'react';
import { claimReload } from '../api/device/reloads.ts';
import { lostAddress } from './chunk.ts';

/** Milliseconds that the server is given to say that the page is there. */
const patience = 10_000;

/**
 * A part of the program was lost, most likely because a newer version took its place while the page was open:
 * loads the page anew, by itself, once for each lost part. Not while the server cannot be reached, for then the
 * browser would have nothing to show.
 * @param error what the route failed with
 * @param reload loads the page anew
 * @returns true while there is still hope; false when it is time to explain
 */
export function useRecovery(error: unknown, reload: () => void): boolean {
  const address = lostAddress(error);
  const [hopeful, setHopeful] = useState(address !== null);

  useEffect(() => {
    if (address === null) return;
    let shown = true;
    const recover = async () => {
      const served = await isServed();
      if (!shown) return;
      if (served && claimReload(address)) reload();
      else setHopeful(false);
    };
    void recover();
    return () => {
      shown = false;
    };
    // One failure, one attempt: `reload` may be a new function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);

  return hopeful;
}

/** Whether the server has this page now. */
async function isServed(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      headers: { Accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return ok;
  } catch {
    return false;
  }
}
