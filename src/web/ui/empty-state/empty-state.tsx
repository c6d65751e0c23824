import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Placeholder of a missing result: a dashed disc, a sentence and optional actions. */
export function EmptyState({
  title,
  children,
}: {
  /** What is missing, in one sentence. */
  title: string;
  /** An action, such as a link back. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="46" />
      </svg>
      <p>{title}</p>
      {children}
    </div>
  );
}
