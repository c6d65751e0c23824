import { memo } from 'react';
import { CheckField } from '#ui/field/check-field.tsx';
import styles from './move-on.module.css';
import { screenMessages } from './screen-messages.ts';

interface Props {
  on: boolean;
  onChange(on: boolean): void;
}

/** The setting below the answers: does choosing one move on by itself? No answer changes it. */
export const MoveOn = memo(function MoveOn({ on, onChange }: Props) {
  return (
    <CheckField
      className={styles.moveOn}
      name="move-on"
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    >
      {screenMessages.movesOn}
    </CheckField>
  );
});
