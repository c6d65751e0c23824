import { type ReactNode, useEffect, useRef } from 'react';
import styles from './questionnaire.module.css';

/** Something that went wrong: comes into view when it appears, for nobody looks for what is below the fold. */
export function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no way to clean up.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.problem}>
      {children}
    </div>
  );
}
