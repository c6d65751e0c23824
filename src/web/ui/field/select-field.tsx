import { useTranslation } from '#web-language/use-translation.ts';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classes } from '../theme/classes.ts';
import { describe } from './describe.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

/** An option: `value` is sent, `label` is displayed. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Props of `SelectField`. */
export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldText {
  /** Options in order, without the empty one. */
  options: readonly Option[];
  /** Label of the empty option. */
  placeholder?: string;
}

/** A labelled native select. Its id defaults to its name. */
export function SelectField({
  label,
  optional,
  description,
  error,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const { t } = useTranslation();
  const generated = useId();
  const id = select.id ?? select.name ?? generated;
  return (
    <FieldFrame id={id} label={label} optional={optional} description={description} error={error}>
      <div className={styles.withIcon}>
        <select
          {...select}
          {...describe(id, { description, error }, select['aria-describedby'])}
          id={id}
          className={classes(styles.input, styles.select, className)}
        >
          <option value="">{placeholder ?? t('app.ui.select')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
