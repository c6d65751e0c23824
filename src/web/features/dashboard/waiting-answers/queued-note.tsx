import type { OnPhone } from '#api/outbox/on-phone.ts';
import { keptWords } from '#api/outbox/words.ts';
import styles from '../dashboard.module.css';

/** On the card of a section: its answers are queued on this phone, or have just been sent. Nothing for other sections. */
export function QueuedNote({ onPhone, id }: { onPhone: OnPhone | undefined; id: string }) {
  if (onPhone?.waiting.includes(id)) return <p className={styles.again}>{keptWords.kept}</p>;
  return onPhone?.sent.includes(id) ? <p className={styles.again}>{keptWords.sent}</p> : null;
}
