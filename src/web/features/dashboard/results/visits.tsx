import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#domain/dates/dates.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { getComparableFrom } from '#domain/scoring/change.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { messages } from '../messages.ts';
import type { ResultsById } from './fetch-results.ts';
import { findLatestTime } from './find-latest-time.ts';
import styles from './visits.module.css';

interface Props {
  /** In reading order: a repetition starts with the first. */
  cards: readonly InstrumentCard[];
  results: ResultsById;
  /** All sections are completed. */
  isComplete: boolean;
  /** Consent is withdrawn, so nothing can be repeated. */
  isStopped: boolean;
  /** The newest results are heavy, so no day is named. */
  isHeavy: boolean;
}

/** Says what to do after all sections are completed, how often the person has been here, and when to repeat. */
export function Visits({ cards, results, isComplete, isStopped, isHeavy }: Props) {
  const [now] = useState(() => new Date());
  const all = Object.values(results);
  const times = Math.max(0, ...all.map(({ attempts }) => attempts));
  const last = findLatestTime(all);
  // A section with its own interval has the date on its card.
  const newest = findLatestTime(
    cards.flatMap(({ id, set }) => (set?.repeatAfterDays ? [] : (results[id] ?? []))),
  );
  const repeatFrom = newest === undefined ? null : getComparableFrom(newest);
  const mayRepeat = isComplete && !isStopped;
  const isDue = mayRepeat && !isHeavy && repeatFrom !== null && repeatFrom <= now;
  const again = mayRepeat && cards[0] && (
    <Link className={buttonClass(isDue ? 'primary' : 'quiet')} to={cards[0].routes.intro}>
      {messages.answerAgain}
    </Link>
  );
  return (
    <div className={styles.visits}>
      {/* Reserves space while the numbers load. */}
      <p className={styles.words}>
        {last !== undefined && messages.visits(times, formatDay(last, now))}{' '}
        {mayRepeat && repeatFrom !== null && describeRepetition(repeatFrom, now, isHeavy)}
      </p>
      {isComplete && (
        <p className={styles.ways}>
          {isDue && again}
          <Link className={buttonClass(isDue ? 'quiet' : 'primary')} to="/myPatternScreen">
            {messages.seePattern}
          </Link>
          {!isDue && again}
        </p>
      )}
    </div>
  );
}

function describeRepetition(from: Date, now: Date, isHeavy: boolean): string {
  if (isHeavy) return messages.anyTime;
  return from > now ? messages.tooSoon(formatDay(from, now)) : messages.goodTime;
}
