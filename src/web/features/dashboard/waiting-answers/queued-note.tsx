import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import { queueMessages } from '#api/outbox/messages.ts';
import styles from '../dashboard.module.css';

/** On the card of a section: its answers are queued on this phone, or have just been sent. Nothing for other sections. */
export function QueuedNote({ onPhone, id }: { onPhone: DeviceQueue | undefined; id: string }) {
  if (onPhone?.waiting.includes(id)) return <p className={styles.again}>{queueMessages.kept}</p>;
  return onPhone?.sent.includes(id) ? <p className={styles.again}>{queueMessages.sent}</p> : null;
}
