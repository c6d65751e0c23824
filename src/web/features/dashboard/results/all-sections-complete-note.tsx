import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { getDayAfter } from '#domain/dates/reminder-day.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { RemindMe } from '../reminder/lazy-remind-me.tsx';
import type { ResultsById } from './fetch-results.ts';
import { findLatestTime } from './find-latest-time.ts';
import { computeEffort, type Repetition } from './repetition.ts';
import styles from './all-sections-complete-note.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

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
  /** Another button of the page is the next step, so the ones of this note are outlined. */
  hasPrimary: boolean;
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
  hasPrimary,
  now,
}: Props) {
  const { t, format } = useTranslation();
  const { sections, isPossible, isDue, tooSoonUntil } = repetition;
  const all = Object.values(results);
  const times = Math.max(0, ...all.map(({ attempts }) => attempts));
  const last = findLatestTime(all);
  // Until the results are loaded, it is unknown whether a card names a change.
  const isTooSoon =
    all.length > 0 &&
    !all.some(({ lines }) => lines.some(({ change }) => change !== null && change.kind !== 'tooSoon'));
  const effort = isDue ? computeEffort(sections) : null;
  const first = sections[0] ?? cards[0];
  const main = hasPrimary ? 'secondary' : 'primary';
  const again = isPossible && first && (
    <Link className={buttonClass(isDue ? main : 'tertiary')} to={first.routes.intro}>
      {t('dashboard.answerAgain')}
    </Link>
  );
  return (
    <div className={styles.visits}>
      <div className={styles.words}>
        {/* Reserves a line while the numbers load. */}
        <p>{last !== undefined && t('dashboard.visits', { times, day: format.day(last) })}</p>
        {tooSoonUntil && (
          <p>
            {t(isTooSoon ? 'dashboard.tooSoon' : 'dashboard.visitAgain', {
              day: format.nearDay(tooSoonUntil, now),
            })}
          </p>
        )}
        {isDue && <p>{t('dashboard.goodTime')}</p>}
        {effort && (
          <p>
            {t('dashboard.effort', {
              minutes: effort.minutes,
              shortest: effort.shortest.shortTitle,
              shortestMinutes: effort.shortest.minutes,
            })}
          </p>
        )}
        {isPossible && isHeavy && <p>{t('dashboard.anyTime')}</p>}
      </div>
      {isComplete && (
        <div className={styles.ways}>
          {isDue && again}
          {effort && (
            <Link className={buttonClass('secondary')} to={effort.shortest.routes.intro}>
              {t('dashboard.onlyShortest', { title: effort.shortest.shortTitle })}
            </Link>
          )}
          {!isDue && (
            <Link className={buttonClass(main)} to="/myPatternScreen">
              {t('dashboard.seePattern')}
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
