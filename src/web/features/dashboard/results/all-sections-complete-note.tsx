import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDay } from '#domain/dates/dates.ts';
import { getDayAfter } from '#domain/dates/reminder-day.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { changeTexts } from '#domain/scoring/direction-messages.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { messages } from '../messages.ts';
import { RemindMe } from '../reminder/lazy-remind-me.tsx';
import type { ResultsById } from './fetch-results.ts';
import { findLatestTime } from './find-latest-time.ts';
import { computeEffort, type Repetition } from './repetition.ts';
import styles from './all-sections-complete-note.module.css';

/** The change on a card if the two attempts are too close. */
const tooSoon = changeTexts.since('tooSoon', '');

interface Props {
  userid: string;
  /** In reading order: a repetition starts with the first. */
  cards: readonly InstrumentCard[];
  results: ResultsById;
  repetition: Repetition;
  /** All sections are completed. */
  isComplete: boolean;
  /** The newest results are heavy, so no day is named. */
  isHeavy: boolean;
  now: Date;
}

/**
 * Says what to do after all sections are completed, how often the person has been here, and when to repeat. When it is
 * due, My Pattern is linked below the cards instead.
 */
export function AllSectionsCompleteNote({
  userid,
  cards,
  results,
  repetition,
  isComplete,
  isHeavy,
  now,
}: Props) {
  const { sections, isPossible, isDue, tooSoonUntil } = repetition;
  const all = Object.values(results);
  const times = Math.max(0, ...all.map(({ attempts }) => attempts));
  const last = findLatestTime(all);
  const hasChange = all.some(({ lines }) => lines.some(({ change }) => change !== '' && change !== tooSoon));
  const effort = isDue ? computeEffort(sections) : null;
  const first = sections[0] ?? cards[0];
  const again = isPossible && first && (
    <Link className={buttonClass(isDue ? 'primary' : 'quiet')} to={first.routes.intro}>
      {messages.answerAgain}
    </Link>
  );
  return (
    <div className={styles.visits}>
      <div className={styles.words}>
        {/* Reserves a line while the numbers load. */}
        <p>{last !== undefined && messages.visits(times, formatDate(last))}</p>
        {tooSoonUntil && (
          <p>{(hasChange ? messages.comeBack : messages.tooSoon)(formatDay(tooSoonUntil, now))}</p>
        )}
        {isDue && <p>{messages.goodTime}</p>}
        {effort && (
          <p>{messages.effort(effort.minutes, effort.shortest.shortTitle, effort.shortest.minutes)}</p>
        )}
        {isPossible && isHeavy && <p>{messages.anyTime}</p>}
      </div>
      {isComplete && (
        <div className={styles.ways}>
          {isDue && again}
          {effort && (
            <Link className={buttonClass('ghost')} to={effort.shortest.routes.intro}>
              {messages.onlyShortest(effort.shortest.shortTitle)}
            </Link>
          )}
          {!isDue && (
            <Link className={buttonClass('primary')} to="/myPatternScreen">
              {messages.seePattern}
            </Link>
          )}
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
