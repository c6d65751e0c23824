import { classes } from '../theme/classes.ts';
import styles from './decorative-disc-row.module.css';

/** A decorative row of eighteen discs. */
export function DecorativeDiscRow({
  grows,
}: {
  /** True: from small to large (breathe in). False: from large to small (breathe out). */
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
