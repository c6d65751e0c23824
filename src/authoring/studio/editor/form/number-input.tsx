import { useState } from 'react';
import { TextField } from '#ui/field/text-field.tsx';
import { Advice } from './advice.tsx';
import type { FormProps } from './field-props.ts';
import { useFormContext, useValueAt } from './form-context.ts';
import { NullCheckbox } from './null-checkbox.tsx';
import { useControl } from './use-control.ts';

/** Parses a number. Other text is returned unchanged, so that the check reports it. */
export function parseNumber(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
}

/** A number field. Empty means omitted, or null if the schema allows it. */
export function NumberInput({ path, label, isOptional, isDense, form }: FormProps) {
  const { change } = useFormContext();
  const { id, error, advice, adviceId } = useControl(path);
  const value = useValueAt(path);
  // Keeps the typed text while it has the same numeric value, such as "2." on the way to "2.5".
  const [typed, setTyped] = useState('');
  const currentText = value === null || value === undefined ? '' : String(value);
  const empty = isOptional ? undefined : form.isNullable ? null : '';
  return (
    <div>
      <TextField
        id={id}
        label={label}
        optional={isOptional && !isDense}
        inputMode="decimal"
        autoComplete="off"
        value={typed !== '' && String(parseNumber(typed)) === currentText ? typed : currentText}
        {...(isDense ? {} : { description: form.node.description })}
        {...(error === undefined ? {} : { error })}
        aria-describedby={adviceId}
        onChange={({ target }) => {
          setTyped(target.value);
          change(path, target.value === '' ? empty : parseNumber(target.value));
        }}
      />
      {isOptional && form.isNullable && !isDense && <NullCheckbox path={path} label={label} />}
      <Advice advice={advice} adviceId={adviceId} />
    </div>
  );
}
