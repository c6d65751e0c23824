import { useEffect, useState } from 'react';
import styles from './pending.module.css';

/** Milliseconds that a page may take without a sign: what comes at once must not flicker. */
const unnoticed = 250;

export interface PendingProps {
  /** Something was asked for and is not there yet. */
  pending: boolean;
  /** What is said to people who listen. */
  text: string;
}

/**
 * A thin line at the top of the window while the next page is on its way, since the old one stays until it comes.
 * Stays in the page all the time: words are spoken where they come into a place that was there before.
 */
export function Pending({ pending, text }: PendingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), unnoticed);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);

  return (
    <div role="status">
      {late && (
        <div className={styles.line}>
          <span className="sr">{text}</span>
        </div>
      )}
    </div>
  );
}
