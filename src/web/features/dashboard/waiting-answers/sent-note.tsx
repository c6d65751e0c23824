import { Link } from 'react-router-dom';
import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import { queueMessages } from '#api/outbox/messages.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import styles from '../dashboard.module.css';

/** Names queued answers that have just been sent, with links to their results. */
export function SentNote({
  onPhone,
  cards,
}: {
  onPhone: DeviceQueue | undefined;
  cards: readonly InstrumentCard[];
}) {
  const sent = cards.filter(({ id }) => onPhone?.sent.includes(id) && !onPhone.waiting.includes(id));
  if (sent.length === 0) return null;
  return (
    <p className={styles.hint} role="status">
      {queueMessages.sent}. {queueMessages.seeResult}:{' '}
      {sent.map(({ id, title, routes }) => (
        <Link key={id} to={routes.feedback}>
          {title}
        </Link>
      ))}
    </p>
  );
}
