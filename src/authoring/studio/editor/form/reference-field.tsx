import type { Option } from '#ui/field/select-field.tsx';
import type { FormProps } from './field-props.ts';
import { useFormContext, useValueAt } from './form-context.ts';
import { Select } from './select.tsx';

/** Props of `ReferenceField`. */
export interface ReferenceFieldProps extends FormProps {
  readonly choices: readonly Option[];
}

/** A select for the id of an item, score or scale. */
export function ReferenceField({ choices, ...props }: ReferenceFieldProps) {
  const { path, form, isOptional } = props;
  const { change } = useFormContext();
  const value = useValueAt(path);
  return (
    <Select
      {...props}
      options={choices}
      selected={typeof value === 'string' ? value : ''}
      onChoose={(id) => change(path, id)}
      onEmpty={() => change(path, isOptional ? undefined : form.isNullable ? null : '')}
    />
  );
}
