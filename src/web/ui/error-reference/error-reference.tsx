import { classes } from '../theme/classes.ts';
import styles from './error-reference.module.css';

/** Props of `ErrorReference`. */
export interface ErrorReferenceProps {
  /** Label of the number. */
  label: string;
  /** The request id. */
  code: string;
  /** Purpose of the number. */
  description: string;
}

/**
 * The request id of a failed request, for support. It is not announced and follows the error message. One tap selects
 * it.
 */
export function ErrorReference({ label, code, description }: ErrorReferenceProps) {
  return (
    <p className={classes('wrap', 'note', styles.line)}>
      {label} <span className={classes('num', styles.number)}>{code}</span> {description}
    </p>
  );
}
