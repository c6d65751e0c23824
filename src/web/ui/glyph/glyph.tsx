import { classes } from '../theme/classes.ts';
import { defaultDrawing, drawings } from './drawings.ts';
import styles from './glyph.module.css';

/**
 * The decorative drawing of a section, in the inherited accent. Fills its container; a parent can set --glyph-fill,
 * --glyph-alpha, --glyph-line and --glyph-blend.
 */
export function Glyph({
  name,
  className,
}: {
  /** Name of a drawing of `drawings.ts`. */
  name: string;
  /** Additional class names. */
  className?: string;
}) {
  const discs = drawings[name] ?? defaultDrawing;
  return (
    <svg className={classes(styles.glyph, className)} viewBox="0 0 100 100" aria-hidden="true">
      {discs.map((disc, index) => (
        <circle
          key={index}
          className={disc.open ? styles.open : styles.full}
          cx={roundToTenth(disc.x)}
          cy={roundToTenth(disc.y)}
          r={disc.r}
        />
      ))}
    </svg>
  );
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
