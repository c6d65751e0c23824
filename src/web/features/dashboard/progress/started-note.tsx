import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import styles from '../dashboard.module.css';
import { messages } from '../messages.ts';
import { findStarted } from './started-assessment.ts';

interface Props {
  /** Sections that can be continued. */
  cards: readonly InstrumentCard[];
  userid: string;
}

/** Names the assessments that this person has started on this device and not sent; nothing when there are none. */
export function StartedNote({ cards, userid }: Props) {
  useEffect(() => {
    // Each visit renders this note. If the module does not load, the next visit tries again.
    import('#api/device/sweep.ts').then(
      ({ sweepDevice }) => sweepDevice(new Date()),
      () => undefined,
    );
  }, []);
  const begun = cards.flatMap((card) => {
    const left = findStarted(card, userid, new Date());
    return left ? [{ card, left }] : [];
  });
  if (begun.length === 0) return null;
  return (
    <p className={styles.hint}>
      {messages.begun}{' '}
      {begun.map(({ card: { id, title }, left }) => (
        <Link key={id} to={left.path}>
          {title}
        </Link>
      ))}
    </p>
  );
}
