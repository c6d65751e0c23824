import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../button/button.tsx';
import { classes } from '../theme/classes.ts';
import styles from './load-failed.module.css';

/** Milliseconds after the `online` event, because the first request of a new connection often fails. */
const onlineDelayMs = 1000;

/** Props of `LoadFailed`. */
export interface LoadFailedProps {
  /** Heading, such as 'Not Available'. */
  title?: string;
  /** What failed to load, and what is safe. */
  text: string;
  /** Label of the button, such as 'Try again'. */
  retryLabel: string;
  /** Label of the button while busy. */
  busyText: string;
  /** A retry is in flight. Keep the component mounted meanwhile, so that the button keeps focus. */
  busy?: boolean;
  /** Called at a press of the button and after the browser is online again. */
  onRetry: () => void;
  /** `part`: replaces the missing content. `note`: a strip above other content. */
  look?: 'part' | 'note';
  /** Further actions, such as phone numbers. */
  children?: ReactNode;
}

/**
 * Message for content that failed to load, with a retry button. Retries automatically when the browser is online
 * again.
 */
export function LoadFailed(props: LoadFailedProps) {
  const { title, text, retryLabel, busyText, busy = false, onRetry, look = 'part', children } = props;
  useOnlineEvent(() => {
    if (!busy) onRetry();
  });
  return (
    <div className={classes(styles.failed, styles[look])}>
      <BrokenLoader />
      <div className={styles.text} role="alert">
        {title && <p className={styles.title}>{title}</p>}
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" loading={busy} loadingLabel={busyText} onClick={onRetry}>
          {retryLabel}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Calls a function shortly after the `online` event. */
function useOnlineEvent(callback: () => void): void {
  const notify = useEffectEvent(callback);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(timer);
      timer = setTimeout(() => notify(), onlineDelayMs);
    };
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}

/** The discs of the loader with the last two missing. */
function BrokenLoader() {
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
