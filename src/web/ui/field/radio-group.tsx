import { classes } from '../theme/classes.ts';
import box from './box.module.css';
import frame from './field.module.css';
import { FieldError } from './field-error.tsx';
import styles from './radio-group.module.css';
import type { Option } from './select-field.tsx';

/** An option, with a description that explains its label. */
interface RadioOption extends Option {
  /** Plain words below the label. */
  readonly description?: string;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps {
  /** Id of the group; default is its name. */
  id?: string;
  /** The question that the options answer. */
  label: string;
  /** Name of the radio buttons, unique on the page. */
  name: string;
  /** Options in order: `value` is sent, `label` and `description` are displayed. */
  options: readonly RadioOption[];
  /** The chosen value, '' for none. */
  value: string;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** Error message; marks the group as invalid. */
  error?: string;
  /** In rows or in a column. */
  orientation?: 'horizontal' | 'vertical';
  /** Equal columns from 768 px, for the steps of one scale. */
  columns?: 5;
}

/** A single choice as native radio buttons with a legend. */
export function RadioGroup({
  name,
  id = name,
  label,
  options,
  value,
  onChange,
  onBlur,
  error,
  orientation = 'horizontal',
  columns,
}: RadioGroupProps) {
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={classes(
        frame.field,
        columns ? styles.columns : styles[orientation],
        error && styles.invalid,
      )}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={frame.legend} id={`${id}-legend`}>
        {label}
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
              {...(option.description !== undefined && {
                'aria-labelledby': `${id}-${index}-label`,
                'aria-describedby': `${id}-${index}-description`,
              })}
            />
            {option.description === undefined ? (
              <span>{option.label}</span>
            ) : (
              <span className={styles.explained}>
                <span id={`${id}-${index}-label`}>{option.label}</span>
                <span id={`${id}-${index}-description`} className={styles.hint}>
                  {option.description}
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
