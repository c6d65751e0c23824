import type { ReactNode } from 'react';
import styles from './empty.module.css';

/** A dashed disc in the place of a result to come, with one sentence and, if given, what can be done about it. */
export function Empty({
  text,
  children,
}: {
  /** What will be here, or what is missing for it, in one sentence. */
  text: string;
  /** A way on, such as a link back. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="46" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}
