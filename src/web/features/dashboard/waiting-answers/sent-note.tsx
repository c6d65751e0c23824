import { Link } from 'react-router-dom';
import type { OnPhone } from '#api/outbox/on-phone.ts';
import { keptWords } from '#api/outbox/words.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import styles from '../dashboard.module.css';

/** Names queued answers that have just been sent, with links to their results. */
export function SentNote({
  onPhone,
  cards,
}: {
  onPhone: OnPhone | undefined;
  cards: readonly InstrumentCard[];
}) {
  const sent = cards.filter(({ id }) => onPhone?.sent.includes(id) && !onPhone.waiting.includes(id));
  if (sent.length === 0) return null;
  return (
    <p className={styles.hint} role="status">
      {keptWords.sent}. {keptWords.seeResult}:{' '}
      {sent.map(({ id, title, routes }) => (
        <Link key={id} to={routes.feedback}>
          {title}
        </Link>
      ))}
    </p>
  );
}
