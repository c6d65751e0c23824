import { classes } from '../theme/classes.ts';
import { getCoverDrawing, type Disc } from './art.ts';
import styles from './cover.module.css';

const classNames: Readonly<Record<Disc['as'], string>> = {
  fill: 'disc',
  second: 'disc accent-s2',
  soft: classes(styles.soft),
  line: `line ${styles.line}`,
};

/** The decorative drawing on the cover of a chapter, in the inherited accent. Unknown names have a default drawing. */
export function Cover({
  art,
}: {
  /** Name of a drawing of `art.ts`. */
  art: string;
}) {
  return (
    <span className={styles.cover}>
      <svg className="ov" viewBox="0 0 300 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {getCoverDrawing(art).map(({ x, y, r, as }) => (
          <circle key={`${x} ${y} ${r}`} className={classNames[as]} cx={x} cy={y} r={r} />
        ))}
      </svg>
    </span>
  );
}
