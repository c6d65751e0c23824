import { classes } from '../theme/classes.ts';
import styles from './reference.module.css';

export interface ReferenceProps {
  /** What stands before the number. */
  label: string;
  /** As the person will read it aloud or copy it. */
  reference: string;
  /** What the number is for. */
  hint: string;
}

/**
 * A number by which somebody who helps finds what went wrong. A quiet line: it is not announced, and comes after what
 * the page says of it. One tap selects the number.
 */
export function Reference({ label, reference, hint }: ReferenceProps) {
  return (
    <p className={classes('wrap', 'note', styles.line)}>
      {label} <span className={classes('num', styles.number)}>{reference}</span> {hint}
    </p>
  );
}
