import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayInWords } from '#domain/dates/dates.ts';
import { comparableFrom } from '#domain/scoring/change.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { strings } from '../strings.ts';
import type { ResultsById } from './fetch-results.ts';
import styles from './visits.module.css';

interface Props {
  results: ResultsById;
  /** How many assessments are done. */
  done: number;
  /** They are all done: what comes next is to look at them, or to take them again. */
  isComplete: boolean;
  /** Where taking them again begins. */
  first: string | undefined;
}

/** What to do when all is done, how often the person has been here, and from when on another visit is worth it. */
export function Visits({ results, done, isComplete, first }: Props) {
  const [now] = useState(() => new Date());
  const all = Object.values(results);
  const times = Math.max(0, ...all.map(({ attempts }) => attempts));
  const last = all
    .flatMap((one) => one.last ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const isSoon = isComplete && last !== undefined && comparableFrom(last) > now;
  if (done === 0) return null;
  return (
    <div className={styles.visits}>
      {/* Its place is kept while the numbers are on their way. */}
      <p className={styles.words}>
        {last !== undefined && strings.visits(times, dayInWords(last, now))}{' '}
        {last !== undefined && isSoon && strings.bestAgain(dayInWords(comparableFrom(last), now))}
      </p>
      {isComplete && (
        <p className={styles.ways}>
          <Link className={buttonClass('primary')} to="/myPatternScreen">
            {strings.seePattern}
          </Link>
          {first && (
            <Link className={buttonClass('quiet')} to={first}>
              {strings.takeAgain}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
