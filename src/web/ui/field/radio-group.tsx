import { classes } from '../theme/classes.ts';
import box from './box.module.css';
import frame from './field.module.css';
import { FieldError } from './field-error.tsx';
import styles from './radio-group.module.css';
import type { Option } from './select-field.tsx';

export interface RadioGroupProps {
  /** The id of the whole group; the name when not given. */
  id?: string;
  /** The question that the options answer. */
  legend: string;
  /** Name of the group; unlike any other on the page. */
  name: string;
  /** The options in their order: `value` travels, `label` is read. */
  options: readonly Option[];
  /** The chosen value, '' for none. */
  value: string;
  /** Reports the value that was chosen. */
  onChange: (value: string) => void;
  /** Focus has left the group as a whole. */
  onBlur?: () => void;
  /** The message below; its presence marks the group as wrong. */
  error?: string;
  /** Side by side, one under the other, or five equal columns from 768 px. */
  row?: 'inline' | 'column' | 'five';
}

/** One choice among a few, as native radio buttons under one legend. */
export function RadioGroup(props: RadioGroupProps) {
  const { id = props.name, legend, name, options, value, onChange, onBlur, error, row = 'inline' } = props;
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={classes(frame.field, styles[row], error && styles.bad)}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={frame.legend} id={`${id}-legend`}>
        {legend}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.radio}>
            <input
              className={box.box}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
