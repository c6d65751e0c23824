import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import styles from '../dashboard.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Says on a card that the answers are queued on this phone or have been sent. */
export function QueuedNote({ deviceQueue, id }: { deviceQueue: DeviceQueue | undefined; id: string }) {
  const { t } = useTranslation();
  if (deviceQueue?.waiting.includes(id)) return <p className={styles.again}>{t('shell.outbox.kept')}</p>;
  return deviceQueue?.sent.includes(id) ? <p className={styles.again}>{t('shell.outbox.sent')}</p> : null;
}
