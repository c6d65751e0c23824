import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../api.ts';
import { countQueuedAnswers } from '../device/queued-answers.ts';
import { loadOutbox } from './load-outbox.ts';
import type { DeviceQueue } from './device-queue.ts';

const emptyQueue: DeviceQueue = { submissions: [], waiting: [], sent: [], completed: [] };

/**
 * The queue of a user on this device; undefined until it is loaded. If the count cookie is absent, the queue is empty
 * and the outbox chunk is not loaded.
 * @param always loads the queue also without the cookie
 */
export function useDeviceQueue(userid: string, always = false): DeviceQueue | undefined {
  const dispatch = useDispatch<ApiDispatch>();
  // Prerendering at build time has no device.
  const shouldLoad = always || (typeof document !== 'undefined' && countQueuedAnswers() > 0);
  const [isEnabled] = useState(shouldLoad);
  const [queue, setQueue] = useState<DeviceQueue>();
  useEffect(() => {
    if (!isEnabled) return;
    let hasEnded = false;
    let unsubscribe = () => {};
    const load = async () => {
      const { watchQueue, sendPendingSubmissions } = await loadOutbox();
      if (hasEnded) return;
      unsubscribe = watchQueue(userid, setQueue);
      if (navigator.onLine) void sendPendingSubmissions(dispatch, true);
    };
    load().catch(() => setQueue(emptyQueue));
    return () => {
      hasEnded = true;
      unsubscribe();
    };
  }, [userid, isEnabled, dispatch]);
  return isEnabled ? queue : emptyQueue;
}
