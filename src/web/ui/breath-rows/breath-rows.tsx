import { classes } from '../theme/classes.ts';
import styles from './breath-rows.module.css';

/** A row of eighteen discs, decoration only. `grows`: from small to large (breathe in); else the reverse (breathe out). */
export function BreathRow({
  grows,
}: {
  /** True: from small to large, as one breathes in. Else the reverse. */
  grows: boolean;
}) {
  return (
    <div className={classes(styles.row, grows ? styles.grows : styles.shrinks)} aria-hidden="true">
      {Array.from({ length: 18 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
