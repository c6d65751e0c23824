import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import { queueMessages } from '#api/outbox/messages.ts';
import styles from '../dashboard.module.css';

/** Says on a card that the answers are queued on this phone or have been sent. */
export function QueuedNote({ deviceQueue, id }: { deviceQueue: DeviceQueue | undefined; id: string }) {
  if (deviceQueue?.waiting.includes(id)) return <p className={styles.again}>{queueMessages.kept}</p>;
  return deviceQueue?.sent.includes(id) ? <p className={styles.again}>{queueMessages.sent}</p> : null;
}
