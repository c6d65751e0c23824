import { classes } from '../theme/classes.ts';
import styles from './reference.module.css';

/** Props of `Reference`. */
export interface ReferenceProps {
  /** Label of the number. */
  label: string;
  /** The request id. */
  reference: string;
  /** Purpose of the number. */
  hint: string;
}

/**
 * The request id of a failed request, for support. It is not announced and follows the error message. One tap selects
 * it.
 */
export function Reference({ label, reference, hint }: ReferenceProps) {
  return (
    <p className={classes('wrap', 'note', styles.line)}>
      {label} <span className={classes('num', styles.number)}>{reference}</span> {hint}
    </p>
  );
}
