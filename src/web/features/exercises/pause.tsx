import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { messages } from './messages.ts';
import styles from './timers.module.css';
import { useSecondsTimer } from './use-seconds.ts';

const text = messages.pause;

/** A timer without sound. It starts on a tap, and Next never waits for it. */
export function Pause({ seconds }: { seconds: string }) {
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
            {text.left(left)}
          </p>
        </>
      )}
      <p role="status">{isDone && elapsed === null ? text.done : ''}</p>
      <Button variant="ghost" onClick={elapsed === null ? start : stop}>
        {elapsed === null ? text.start(total) : text.cancel}
      </Button>
    </div>
  );
}
