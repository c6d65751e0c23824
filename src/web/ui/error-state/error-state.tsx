import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../button/button.tsx';
import { classes } from '../theme/classes.ts';
import styles from './error-state.module.css';

/** Milliseconds after the `online` event, because the first request of a new connection often fails. */
const onlineDelayMs = 1000;

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** Heading, such as 'Not Available'. */
  title?: string;
  /** What failed to load, and what is safe. */
  description: string;
  /** Label of the button, such as 'Try again'. */
  retryLabel: string;
  /** Label of the button while loading. */
  retryingLabel: string;
  /** A retry is in flight. Keep the component mounted meanwhile, so that the button keeps focus. */
  loading?: boolean;
  /** Called at a press of the button and after the browser is online again. */
  onRetry: () => void;
  /** `inline`: in place of the missing content. `banner`: a strip above other content. */
  variant?: 'inline' | 'banner';
  /** Further actions, such as phone numbers. */
  children?: ReactNode;
}

/**
 * Message for content that failed to load, with a retry button. Retries automatically when the browser is online
 * again.
 */
export function ErrorState({
  title,
  description,
  retryLabel,
  retryingLabel,
  loading = false,
  onRetry,
  variant = 'inline',
  children,
}: ErrorStateProps) {
  useOnlineEvent(() => {
    if (!loading) onRetry();
  });
  return (
    <div className={classes(styles.failed, styles[variant])}>
      <BrokenLoader />
      <div className={styles.text} role="alert">
        {title && <p className={styles.title}>{title}</p>}
        <p>{description}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" loading={loading} loadingLabel={retryingLabel} onClick={onRetry}>
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
