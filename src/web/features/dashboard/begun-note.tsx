import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { begunOf } from './begun.ts';
import styles from './dashboard.module.css';
import { strings } from './strings.ts';

interface Props {
  /** Those that may be gone on with. */
  cards: readonly InstrumentCard[];
  userid: string;
}

/** Names the assessments that this person has begun on this device and not yet sent; nothing when there are none. */
export function BegunNote({ cards, userid }: Props) {
  useEffect(() => {
    // Every visit comes by here. Whatever keeps this part from coming, the next one tries again.
    import('#api/device/sweep.ts').then(
      ({ sweepDevice }) => sweepDevice(new Date()),
      () => undefined,
    );
  }, []);
  const begun = cards.flatMap((card) => {
    const left = begunOf(card, userid, new Date());
    return left ? [{ card, left }] : [];
  });
  if (begun.length === 0) return null;
  return (
    <p className={styles.hint}>
      {strings.begun}{' '}
      {begun.map(({ card: { id, title }, left }) => (
        <Link key={id} to={left.path}>
          {title}
        </Link>
      ))}
    </p>
  );
}
