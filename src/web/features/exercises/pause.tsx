import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import styles from './timers.module.css';
import { useSecondsTimer } from './use-seconds.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** A timer without sound. It starts on a tap, and Next never waits for it. */
export function Pause({ seconds }: { seconds: string }) {
  const { t } = useTranslation();
  const total = Number(seconds);
  const [isDone, setIsDone] = useState(false);
  const { elapsed, start, stop } = useSecondsTimer(total, () => setIsDone(true));
  const left = total - (elapsed ?? 0);
  return (
    <div className={styles.timer}>
      {elapsed !== null && (
        <>
          <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="16" className={styles.track} />
            <circle
              cx="18"
              cy="18"
              r="16"
              className={styles.left}
              pathLength={total}
              strokeDasharray={`${left} ${total}`}
            />
          </svg>
          <p className={styles.count} role="timer">
            {t('plan.exercises.pause.left', { seconds: left })}
          </p>
        </>
      )}
      <p role="status">{isDone && elapsed === null ? t('plan.exercises.pause.done') : ''}</p>
      <Button variant="secondary" onClick={elapsed === null ? start : stop}>
        {elapsed === null
          ? t('plan.exercises.pause.start', { seconds: total })
          : t('plan.exercises.pause.cancel')}
      </Button>
    </div>
  );
}
