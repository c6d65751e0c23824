import { useEffect, useState } from 'react';
import styles from './top-progress.module.css';

/** Milliseconds before the line appears, so that quick navigations do not flicker. */
const delayMs = 250;

/** Props of `TopProgress`. */
export interface TopProgressProps {
  /** A navigation is pending. */
  loading: boolean;
  /** Announcement for screen readers. */
  label: string;
}

/**
 * A line at the top of the window while a navigation is pending. Stays mounted, because a live region must exist
 * before its text changes.
 */
export function TopProgress({ loading, label }: TopProgressProps) {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setIsVisible(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsVisible(false);
    };
  }, [loading]);

  return (
    <div role="status">
      {isVisible && (
        <div className={styles.line} data-wait="load">
          <span className="sr">{label}</span>
        </div>
      )}
    </div>
  );
}
