import { useEffect, useState } from 'react';
import { countQueuedAnswers } from '../device/queued-answers.ts';
import { loadOutbox } from './load.ts';
import type { OnPhone } from './on-phone.ts';

const nothing: OnPhone = { parcels: [], waiting: [], sent: [], taken: [] };

/**
 * What this phone holds of a person that was finished; undefined until it is known. Where nothing waits, nothing is
 * loaded to say so.
 * @param always looks also where no cookie says that something waits
 */
export function useOnPhone(userid: string, always = false): OnPhone | undefined {
  // What is rendered at build time knows of nobody's phone.
  const looks = always || (typeof document !== 'undefined' && countQueuedAnswers() > 0);
  const [asks] = useState(looks);
  const [found, setFound] = useState<OnPhone>();
  useEffect(() => {
    if (!asks) return;
    let ended = false;
    let stop = () => {};
    const look = async () => {
      const { follow } = await loadOutbox();
      if (!ended) stop = follow(userid, setFound);
    };
    look().catch(() => setFound(nothing));
    return () => {
      ended = true;
      stop();
    };
  }, [userid, asks]);
  return asks ? found : nothing;
}
