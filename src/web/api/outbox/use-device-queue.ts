import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../api.ts';
import { countQueuedAnswers } from '../device/queued-answers.ts';
import { loadOutbox } from './load.ts';
import type { DeviceQueue } from './device-queue.ts';

const nothing: DeviceQueue = { submissions: [], waiting: [], sent: [], completed: [] };

/**
 * What this phone holds of a person that was finished; undefined until it is known. Where nothing waits, nothing is
 * loaded to say so.
 * @param always looks also where no cookie says that something waits
 */
export function useDeviceQueue(userid: string, always = false): DeviceQueue | undefined {
  const dispatch = useDispatch<ApiDispatch>();
  // What is rendered at build time knows of nobody's phone.
  const looks = always || (typeof document !== 'undefined' && countQueuedAnswers() > 0);
  const [asks] = useState(looks);
  const [found, setFound] = useState<DeviceQueue>();
  useEffect(() => {
    if (!asks) return;
    let ended = false;
    let stop = () => {};
    const look = async () => {
      const { watchQueue, sendWaiting } = await loadOutbox();
      if (ended) return;
      stop = watchQueue(userid, setFound);
      if (navigator.onLine) void sendWaiting(dispatch, true);
    };
    look().catch(() => setFound(nothing));
    return () => {
      ended = true;
      stop();
    };
  }, [userid, asks, dispatch]);
  return asks ? found : nothing;
}
