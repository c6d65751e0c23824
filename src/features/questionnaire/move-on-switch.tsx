import { CheckField } from '../../ui/field/check-field.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';

/** Says beforehand that choosing moves on, and lets the person switch that off. */
export function MoveOnSwitch({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  return (
    <CheckField
      className={look.moveOn}
      name="move-on"
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    >
      {strings.movesOn}
    </CheckField>
  );
}
