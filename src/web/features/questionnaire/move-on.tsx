import { CheckField } from '#ui/field/check-field.tsx';
import styles from './move-on.module.css';
import { strings } from './strings.ts';

/** The setting below the answers: does choosing one move on by itself? */
export function MoveOn({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  return (
    <CheckField
      className={styles.moveOn}
      name="move-on"
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    >
      {strings.movesOn}
    </CheckField>
  );
}
