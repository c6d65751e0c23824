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
  /** In their order: taking them again begins with the first. */
  cards: readonly InstrumentCard[];
  results: ResultsById;
  /** They are all done: what comes next is to look at them, or to take them again. */
  isComplete: boolean;
  /** The use of the person's data is stopped: nothing can be taken again. */
  isStopped: boolean;
}

/** What to do when all is done, how often the person has been here, and from when on another visit is worth it. */
export function Visits({ cards, results, isComplete, isStopped }: Props) {
  const [now] = useState(() => new Date());
  const all = Object.values(results);
  const times = Math.max(0, ...all.map(({ attempts }) => attempts));
  const last = latest(all);
  // A section with a pace of its own says so on its card.
  const alike = latest(cards.flatMap(({ id, set }) => (set?.repeatAfterDays ? [] : (results[id] ?? []))));
  const again = alike === undefined ? null : getComparableFrom(alike);
  return (
    <div className={styles.visits}>
      {/* Its place is kept while the numbers are on their way. */}
      <p className={styles.words}>
        {last !== undefined && messages.visits(times, formatDay(last, now))}{' '}
        {isComplete &&
          !isStopped &&
          again !== null &&
          again > now &&
          messages.bestAgain(formatDay(again, now))}
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

/** The newest time of these results, ISO 8601. */
function latest(results: readonly CardResults[]): string | undefined {
  return results
    .flatMap(({ last }) => last ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
