import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { getServerTime } from '#api/server-clock.ts';
import { limits } from '#domain/account/limits.ts';
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
  const { t, format } = useTranslation();
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const now = getServerTime();
    // This note renders on each visit, so a failed import is retried on the next one.
    if (now)
      import('#api/device/remove-expired-data.ts').then(
        ({ removeExpiredData }) => setRemovedIds(removeExpiredData(now, userid)),
        () => undefined,
      );
  }, [userid]);
  const removedTitles = cards.filter(({ id }) => removedIds.includes(id)).map(({ title }) => title);
  const startedCards = cards.flatMap((card) => {
    const started = findStarted(card, userid);
    return started ? [{ card, started }] : [];
  });
  const removed = removedTitles.length > 0 && (
    <p className={styles.hint} role="status">
      {t('dashboard.removedForAge', { titles: format.series(removedTitles), days: String(limits.draftDays) })}
    </p>
  );
  if (startedCards.length === 0) return removed || null;
  return (
    <>
      {removed}
      <p className={styles.hint}>
        {t('dashboard.begun')}{' '}
        {startedCards.map(({ card: { id, title }, started }) => (
          <Link key={id} to={started.path}>
            {title}
          </Link>
        ))}
      </p>
    </>
  );
}
