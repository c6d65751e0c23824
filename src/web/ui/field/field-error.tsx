import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field-error.module.css';

/** Error message of a field: icon and text, so that colour is not the only signal. */
export function FieldError({
  id,
  children,
}: {
  /** Id for `aria-describedby` of the field. */
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
