import { classes } from '../theme/classes.ts';
import look from './breath-rows.module.css';

/** A row of eighteen discs, decoration only. `grows`: from small to large (breathe in); else the reverse (breathe out). */
export function BreathRow({ grows }: { grows: boolean }) {
  return (
    <div className={classes(look.row, grows ? look.grows : look.shrinks)} aria-hidden="true">
      {Array.from({ length: 18 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
