import type { Choice } from '../model/choice.ts';
import type { FormProps } from './field-props.ts';
import { useForm, useValue } from './form-context.ts';
import { Select } from './select.tsx';

/** Props of `ReferenceField`. */
export interface ReferenceFieldProps extends FormProps {
  readonly choices: readonly Choice[];
}

/** A select for the id of an item, score or scale. */
export function ReferenceField({ choices, ...props }: ReferenceFieldProps) {
  const { path, form, isOptional } = props;
  const { change } = useForm();
  const value = useValue(path);
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
