import { type ReactNode, useEffect, useRef } from 'react';
import styles from './questionnaire.module.css';

/** Scrolls its content into view when it appears, because an error may be below the fold. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not be the result of the effect.
    boxRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={boxRef} className={styles.problem}>
      {children}
    </div>
  );
}
