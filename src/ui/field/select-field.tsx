import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classes } from '../theme/classes.ts';
import { describe } from './describe.ts';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import look from './field.module.css';

/** One choice: `value` travels, `label` is read. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldText {
  options: readonly Option[];
  /** The first, empty choice. */
  placeholder?: string;
}

/** A labelled native select. Its id is the given one, else its name. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, error, className, options, placeholder = 'Select', ...select } = props;
  const generated = useId();
  const id = select.id ?? select.name ?? generated;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <div className={look.pull}>
        <select
          {...select}
          {...describe(id, { hint, error }, select['aria-describedby'])}
          id={id}
          className={classes(look.input, look.select, className)}
        >
          <option value="">{placeholder}</option>
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
