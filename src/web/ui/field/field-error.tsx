import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field-error.module.css';

/** The message under a wrong field: an icon and text, so that colour is never the only sign. */
export function FieldError({
  id,
  children,
}: {
  /** By which the field points to it. */
  id: string;
  /** What to do, in one sentence. */
  children: ReactNode;
}) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
