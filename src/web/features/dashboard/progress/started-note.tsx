import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import styles from '../dashboard.module.css';
import { findStarted } from './started-assessment.ts';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  /** Sections that can be continued. */
  cards: readonly InstrumentCard[];
  userid: string;
}

/** Links to the assessments in progress on this device. Renders nothing if there are none. */
export function StartedNote({ cards, userid }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    // This note renders on each visit, so a failed import is retried on the next one.
    import('#api/device/remove-expired-data.ts').then(
      ({ removeExpiredData }) => removeExpiredData(new Date()),
      () => undefined,
    );
  }, []);
  const startedCards = cards.flatMap((card) => {
    const started = findStarted(card, userid, new Date());
    return started ? [{ card, started }] : [];
  });
  if (startedCards.length === 0) return null;
  return (
    <p className={styles.hint}>
      {t('dashboard.begun')}{' '}
      {startedCards.map(({ card: { id, title }, started }) => (
        <Link key={id} to={started.path}>
          {title}
        </Link>
      ))}
    </p>
  );
}
