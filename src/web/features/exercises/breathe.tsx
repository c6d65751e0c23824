import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { getScrollBehavior } from '#ui/motion/motion.ts';
import { classes } from '#ui/theme/classes.ts';
import styles from './timers.module.css';
import { useSecondsTimer } from './use-seconds.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `Breathe`, as numbers in text: MDX attributes are text. */
export interface BreatheProps {
  /** Seconds. */
  readonly in: string;
  /** Seconds. */
  readonly out: string;
  /** Number of breaths. */
  readonly rounds: string;
}

/** A circle that grows and shrinks, with words and a count. With reduced motion, only words and count. */
export function Breathe(props: BreatheProps) {
  const { t } = useTranslation();
  const [inSeconds, outSeconds, rounds] = [Number(props.in), Number(props.out), Number(props.rounds)];
  const cycle = inSeconds + outSeconds;
  const [isDone, setIsDone] = useState(false);
  const { elapsed, start, stop } = useSecondsTimer(cycle * rounds, () => setIsDone(true));
  const circle = useRef<HTMLDivElement>(null);
  const begin = () => {
    start();
    circle.current?.scrollIntoView({ block: 'center', behavior: getScrollBehavior() });
  };
  const isRunning = elapsed !== null;
  const second = (elapsed ?? 0) % cycle;
  const isIn = isRunning && second < inSeconds;
  const round = Math.min(Math.floor((elapsed ?? 0) / cycle) + 1, rounds);
  const duration = isIn ? inSeconds : outSeconds;
  return (
    <div className={styles.timer}>
      <div ref={circle} className={styles.breath}>
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <circle cx="100" cy="100" r="98" className={styles.track} />
          <circle
            cx="100"
            cy="100"
            r="96"
            className={classes(styles.lung, isIn && styles.grown)}
            // Set by script after a tap: the content security policy blocks it in HTML.
            style={isRunning ? { transitionDuration: `${duration}s` } : undefined}
          />
        </svg>
        <p className={styles.words}>
          <span role="status">
            {isRunning && (isIn ? t('plan.exercises.breathe.in') : t('plan.exercises.breathe.out'))}
          </span>
          {isRunning && (
            <span className={styles.number} aria-hidden="true">
              {isIn ? second + 1 : second - inSeconds + 1}
            </span>
          )}
        </p>
      </div>
      <p role="status" className={styles.round}>
        {isRunning
          ? t('plan.exercises.breathe.round', { round, of: rounds })
          : isDone
            ? t('plan.exercises.breathe.done')
            : t('plan.exercises.breathe.rounds', { rounds })}
      </p>
      <Button variant="secondary" onClick={isRunning ? stop : begin}>
        {isRunning
          ? t('plan.exercises.breathe.cancel')
          : isDone
            ? t('plan.exercises.breathe.again')
            : t('plan.exercises.breathe.start')}
      </Button>
    </div>
  );
}
