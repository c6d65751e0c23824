import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#domain/dates/dates.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { getComparableFrom } from '#domain/scoring/change.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { messages } from '../messages.ts';
import type { CardResults } from './card-results.ts';
import type { ResultsById } from './fetch-results.ts';
import styles from './visits.module.css';

interface Props {
  /** In reading order: a repetition starts with the first. */
  cards: readonly InstrumentCard[];
  results: ResultsById;
  /** All sections are completed. */
  isComplete: boolean;
  /** Consent is withdrawn, so nothing can be repeated. */
  isStopped: boolean;
}

/** Says what to do after all sections are completed, how often the person has been here, and when to repeat. */
export function Visits({ cards, results, isComplete, isStopped }: Props) {
  const [now] = useState(() => new Date());
  const all = Object.values(results);
  const times = Math.max(0, ...all.map(({ attempts }) => attempts));
  const last = findLatestTime(all);
  // A section with its own interval has the date on its card.
  const newest = findLatestTime(
    cards.flatMap(({ id, set }) => (set?.repeatAfterDays ? [] : (results[id] ?? []))),
  );
  const repeatFrom = newest === undefined ? null : getComparableFrom(newest);
  return (
    <div className={styles.visits}>
      {/* Reserves space while the numbers load. */}
      <p className={styles.words}>
        {last !== undefined && messages.visits(times, formatDay(last, now))}{' '}
        {isComplete &&
          !isStopped &&
          repeatFrom !== null &&
          repeatFrom > now &&
          messages.bestAgain(formatDay(repeatFrom, now))}
      </p>
      {isComplete && (
        <p className={styles.ways}>
          <Link className={buttonClass('primary')} to="/myPatternScreen">
            {messages.seePattern}
          </Link>
          {cards[0] && !isStopped && (
            <Link className={buttonClass('quiet')} to={cards[0].routes.intro}>
              {messages.takeAgain}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

/** Returns the newest time of the results, ISO 8601. */
function findLatestTime(results: readonly CardResults[]): string | undefined {
  return results
    .flatMap(({ last }) => last ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
