import { Link } from 'react-router-dom';
import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import styles from '../dashboard.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Names queued answers that have been sent, with links to their results. */
export function SentNote({
  deviceQueue,
  cards,
}: {
  deviceQueue: DeviceQueue | undefined;
  cards: readonly InstrumentCard[];
}) {
  const { t } = useTranslation();
  const sentCards = cards.filter(
    ({ id }) => deviceQueue?.sent.includes(id) && !deviceQueue.waiting.includes(id),
  );
  if (sentCards.length === 0) return null;
  return (
    <p className={styles.hint} role="status">
      {t('shell.outbox.sentSeeResult')}{' '}
      {sentCards.map(({ id, title, routes }) => (
        <Link key={id} to={routes.feedback}>
          {title}
        </Link>
      ))}
    </p>
  );
}
