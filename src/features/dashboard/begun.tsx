import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { hasDraft } from '../../api/device/drafts.ts';
import type { InstrumentCard } from '../../domain/instrument/instrument.ts';
import look from './dashboard.module.css';
import { strings } from './strings.ts';

/** Names the assessments that this person has begun on this device and not yet sent; nothing when there are none. */
export function Begun({ cards, userid }: { cards: readonly InstrumentCard[]; userid: string }) {
  useEffect(() => {
    // Every visit comes by here. Whatever keeps this part from coming, the next one tries again.
    import('../../api/device/sweep.ts').then(
      ({ sweepDevice }) => sweepDevice(new Date()),
      () => undefined,
    );
  }, []);
  const begun = cards.filter((card) => hasDraft([card], userid, new Date()));
  if (begun.length === 0) return null;
  return (
    <p className={look.hint}>
      {strings.begun}{' '}
      {begun.map(({ id, title, routes }) => (
        <Link key={id} to={routes.intro}>
          {title}
        </Link>
      ))}
    </p>
  );
}
