import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../api.ts';
import { countQueuedAnswers } from '../device/queued-answers.ts';
import { loadOutbox } from './load.ts';
import type { DeviceQueue } from './device-queue.ts';

const nothing: DeviceQueue = { submissions: [], waiting: [], sent: [], completed: [] };

/**
 * The queue of a user on this device; undefined until it is loaded. If the count cookie is absent, the queue is empty
 * and the outbox chunk is not loaded.
 * @param always loads the queue also without the cookie
 */
export function useDeviceQueue(userid: string, always = false): DeviceQueue | undefined {
  const dispatch = useDispatch<ApiDispatch>();
  // Prerendering at build time has no device.
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
