import { useEffect, useState } from 'react';
import styles from './pending.module.css';

/** Milliseconds before the line appears, so that quick navigations do not flicker. */
const delayMs = 250;

/** Props of `Pending`. */
export interface PendingProps {
  /** A navigation is pending. */
  pending: boolean;
  /** Announcement for screen readers. */
  text: string;
}

/**
 * A line at the top of the window while a navigation is pending. Stays mounted, because a live region must exist
 * before its text changes.
 */
export function Pending({ pending, text }: PendingProps) {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setIsVisible(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsVisible(false);
    };
  }, [pending]);

  return (
    <div role="status">
      {isVisible && (
        <div className={styles.line} data-wait="load">
          <span className="sr">{text}</span>
        </div>
      )}
    </div>
  );
}
