import { classes } from '../theme/classes.ts';
import box from './box.module.css';
import frame from './field.module.css';
import { FieldError } from './field-error.tsx';
import styles from './radio-group.module.css';
import type { Option } from './select-field.tsx';

/** An option, with a hint that explains its label. */
interface RadioOption extends Option {
  /** Plain words below the label. */
  readonly hint?: string;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps {
  /** Id of the group; default is its name. */
  id?: string;
  /** The question that the options answer. */
  legend: string;
  /** Name of the radio buttons, unique on the page. */
  name: string;
  /** Options in order: `value` is sent, `label` and `hint` are displayed. */
  options: readonly RadioOption[];
  /** The chosen value, '' for none. */
  value: string;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** Error message; marks the group as invalid. */
  error?: string;
  /** Layout: in a row, in a column, or five equal columns from 768 px. */
  row?: 'inline' | 'column' | 'five';
}

/** A single choice as native radio buttons with a legend. */
export function RadioGroup(props: RadioGroupProps) {
  const { id = props.name, legend, name, options, value, onChange, onBlur, error, row = 'inline' } = props;
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={classes(frame.field, styles[row], error && styles.invalid)}
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
        {options.map((option, index) => (
          <label key={option.value} className={styles.radio}>
            <input
              className={box.box}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.hint !== undefined && {
                'aria-labelledby': `${id}-${index}-label`,
                'aria-describedby': `${id}-${index}-hint`,
              })}
            />
            {option.hint === undefined ? (
              <span>{option.label}</span>
            ) : (
              <span className={styles.explained}>
                <span id={`${id}-${index}-label`}>{option.label}</span>
                <span id={`${id}-${index}-hint`} className={styles.hint}>
                  {option.hint}
                </span>
              </span>
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
