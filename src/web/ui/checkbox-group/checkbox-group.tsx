import { useTranslation } from '#web-language/use-translation.ts';
import { useId, useState } from 'react';
import box from '../field/box.module.css';
import { classes } from '../theme/classes.ts';
import styles from './checkbox-group.module.css';
import { type CheckboxOption, toggleOption } from './toggle-option.ts';

/** Props of `CheckboxGroup`. */
export interface CheckboxGroupProps {
  /** Name of the checkboxes, unique on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** Options in order; `exclusive` marks one that excludes all others. */
  options: readonly CheckboxOption[];
  /** The codes of the chosen options, ascending; empty while unanswered. */
  value: readonly number[];
  /** Called with all chosen codes, ascending. */
  onChange: (codes: number[]) => void;
  /** Id of the error message. */
  describedBy?: string;
  /** True after an attempt to continue without an answer. */
  invalid?: boolean;
  /** Text above the options; without it, that more than one can be chosen. */
  description?: string;
}

/** A multiple-choice list of large rows with native checkboxes. */
export function CheckboxGroup({
  name,
  labelledBy,
  options,
  value,
  onChange,
  describedBy,
  invalid = false,
  description,
}: CheckboxGroupProps) {
  const { t, format } = useTranslation();
  const id = useId();
  const [cleared, setCleared] = useState('');

  function toggle(option: CheckboxOption) {
    const next = toggleOption(options, value, option);
    const clearedOptions = options.filter(
      ({ code }) => code !== option.code && value.includes(code) && !next.includes(code),
    );
    const labels = clearedOptions.map(({ label }) => label);
    setCleared(
      labels.length === 0 ? '' : t('questionnaire.scale.cleared', { labels: format.series(labels) }),
    );
    onChange(next);
  }

  return (
    <fieldset
      className={styles.list}
      aria-labelledby={labelledBy}
      aria-describedby={classes(describedBy, `${id}-description`)}
    >
      <p className={styles.hint} id={`${id}-description`}>
        {description ?? t('questionnaire.scale.many')}
      </p>
      <div className={classes(styles.rows, invalid && styles.invalid)}>
        {options.map((option) => (
          <label key={option.code} className={classes(styles.row, option.exclusive && styles.exclusive)}>
            <input
              className={box.box}
              type="checkbox"
              name={name}
              value={option.code}
              checked={value.includes(option.code)}
              onChange={() => toggle(option)}
              aria-describedby={option.exclusive ? `${id}-alone` : undefined}
              aria-invalid={invalid || undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {options.some(({ exclusive }) => exclusive) && (
        <p id={`${id}-alone`} hidden>
          {t('questionnaire.scale.alone')}
        </p>
      )}
      <p role="status" className="sr">
        {cleared}
      </p>
    </fieldset>
  );
}
