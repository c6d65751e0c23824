import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../button/button.tsx';
import { classes } from '../theme/classes.ts';
import styles from './load-failed.module.css';

/** Milliseconds after the browser's word that the line is back: the first request of a new line often fails. */
const settlingMs = 1000;

export interface LoadFailedProps {
  /** Words that a screen must say when this fails, such as 'Not Available': they come first. */
  title?: string;
  /** What did not come, and what is safe all the same. */
  text: string;
  /** The button's words, such as 'Try again'. */
  tryAgain: string;
  /** What the button says while a new try is under way. */
  trying: string;
  /** A new try is under way. Leave the block in its place meanwhile: the button keeps focus. */
  busy?: boolean;
  /** The button was pressed, or the line is back. */
  onTryAgain: () => void;
  /** `part`: in the place of what did not come. `note`: a strip above what is known without it. */
  look?: 'part' | 'note';
  /** Further ways on, such as numbers to call. */
  children?: ReactNode;
}

/**
 * The one way to say that something could not be loaded: a strand that breaks off, what is safe, and a new try, which
 * begins by itself when the line is back.
 */
export function LoadFailed(props: LoadFailedProps) {
  const { title, text, tryAgain, trying, busy = false, onTryAgain, look = 'part', children } = props;
  useLineBack(() => {
    if (!busy) onTryAgain();
  });
  return (
    <div className={classes(styles.failed, styles[look])}>
      <BrokenStrand />
      <div className={styles.text} role="alert">
        {title && <p className={styles.title}>{title}</p>}
        <p>{text}</p>
      </div>
      <div className={styles.ways}>
        <Button variant="ghost" busy={busy} busyText={trying} onClick={onTryAgain}>
          {tryAgain}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Calls a while after the browser says that the line is back. */
function useLineBack(then: () => void): void {
  const now = useEffectEvent(then);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const back = () => {
      clearTimeout(timer);
      timer = setTimeout(() => now(), settlingMs);
    };
    window.addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', back);
    };
  }, []);
}

/** The discs of the loader, of which the last two did not come. */
function BrokenStrand() {
  return (
    <svg className={styles.mark} viewBox="0 0 102 28" aria-hidden="true">
      <circle className={styles.s1} cx="14" cy="14" r="12" />
      <circle className={styles.s2} cx="32.5" cy="14" r="12" />
      <circle className={styles.s3} cx="51" cy="14" r="12" />
      <circle className={styles.missing} cx="69.5" cy="14" r="11.25" />
      <circle className={styles.missing} cx="88" cy="14" r="11.25" />
    </svg>
  );
}
