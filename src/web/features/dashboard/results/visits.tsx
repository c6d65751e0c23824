import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDay } from '#domain/dates/dates.ts';
import { getDayAfter } from '#domain/dates/reminder-day.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { messages } from '../messages.ts';
import { RemindMe } from '../reminder/lazy-remind-me.tsx';
import type { ResultsById } from './fetch-results.ts';
import { findLatestTime } from './find-latest-time.ts';
import { computeEffort, findRepeatFrom, listRepeated } from './repetition.ts';
import styles from './visits.module.css';

interface Props {
  userid: string;
  /** In reading order: a repetition starts with the first. */
  cards: readonly InstrumentCard[];
  results: ResultsById;
  /** Times of the newest attempts by section id, ISO 8601. They are known before the results. */
  lastTimes: Readonly<Record<string, string | null | undefined>>;
  /** All sections are completed. */
  isComplete: boolean;
  /** Consent is withdrawn, so nothing can be repeated. */
  isStopped: boolean;
  /** The newest results are heavy, so no day is named. */
  isHeavy: boolean;
}

/** Says what to do after all sections are completed, how often the person has been here, and when to repeat. */
export function Visits({ userid, cards, results, lastTimes, isComplete, isStopped, isHeavy }: Props) {
  const [now] = useState(() => new Date());
  const all = Object.values(results);
  const times = Math.max(0, ...all.map(({ attempts }) => attempts));
  const last = findLatestTime(all);
  const repeated = listRepeated(cards);
  const repeatFrom = findRepeatFrom(repeated.flatMap(({ id }) => [lastTimes[id], results[id]?.last]));
  const mayRepeat = isComplete && !isStopped;
  const hasDay = mayRepeat && !isHeavy && repeatFrom !== null;
  const isDue = hasDay && repeatFrom <= now;
  const tooSoonUntil = hasDay && !isDue ? repeatFrom : null;
  const effort = isDue ? computeEffort(repeated) : null;
  const pattern = (
    <Link className={buttonClass(isDue ? 'quiet' : 'primary')} to="/myPatternScreen">
      {messages.seePattern}
    </Link>
  );
  const first = repeated[0] ?? cards[0];
  const again = mayRepeat && first && (
    <Link className={buttonClass(isDue ? 'primary' : 'quiet')} to={first.routes.intro}>
      {messages.answerAgain}
    </Link>
  );
  return (
    <div className={styles.visits}>
      <div className={styles.words}>
        {/* Reserves a line while the numbers load. */}
        <p>{last !== undefined && messages.visits(times, formatDate(last))}</p>
        {tooSoonUntil && <p>{messages.tooSoon(formatDay(tooSoonUntil, now))}</p>}
        {isDue && <p>{messages.goodTime}</p>}
        {effort && (
          <p>{messages.effort(effort.minutes, effort.shortest.shortTitle, effort.shortest.minutes)}</p>
        )}
        {mayRepeat && isHeavy && <p>{messages.anyTime}</p>}
      </div>
      {isComplete && (
        <div className={styles.ways}>
          {isDue && again}
          {effort && (
            <Link className={buttonClass('ghost')} to={effort.shortest.routes.intro}>
              {messages.onlyShortest(effort.shortest.shortTitle)}
            </Link>
          )}
          {pattern}
          {tooSoonUntil && (
            <Suspense>
              <RemindMe userid={userid} day={getDayAfter(tooSoonUntil)} />
            </Suspense>
          )}
          {!isDue && !tooSoonUntil && again}
        </div>
      )}
    </div>
  );
}
