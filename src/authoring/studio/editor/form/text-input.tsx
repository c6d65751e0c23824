import { useState } from 'react';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { getDefinitionKind } from '../instrument/references.ts';
import { Advice } from './advice.tsx';
import type { FormProps } from './field-props.ts';
import { useFormContext, useValueAt } from './form-context.ts';
import { NullCheckbox } from './null-checkbox.tsx';
import { useControl } from './use-control.ts';

/** Number of characters from which a text gets several lines. */
const multilineLength = 80;

/** A text field. Empty means omitted; a checkbox sets null if the schema allows it. */
export function TextInput({ path, label, isOptional, isDense, form }: FormProps) {
  const { change, rename } = useFormContext();
  const { id, error, advice, adviceId } = useControl(path);
  const value = useValueAt(path);
  const [typed, setTyped] = useState<string | null>(null);
  const definedKind = getDefinitionKind(path);
  const text = typed ?? (value === null || value === undefined ? '' : String(value));
  const empty = isOptional ? undefined : form.isNullable ? null : '';
  const field = {
    id,
    label,
    optional: isOptional && !isDense,
    value: text,
    ...(isDense ? {} : { description: form.node.description }),
    ...(error === undefined ? {} : { error }),
    'aria-describedby': adviceId,
    autoComplete: 'off',
  };

  /** Ids are renamed on commit, because other keys refer to them. */
  function commit() {
    if (definedKind && typed !== null && typed !== value) rename(definedKind, path, typed);
    setTyped(null);
  }

  const write = (next: string) => (definedKind ? setTyped(next) : change(path, next === '' ? empty : next));
  const { maxLength, pattern } = form.node;
  const maxCharacters = maxLength ?? (pattern === undefined ? Number.POSITIVE_INFINITY : text.length);
  const isLong = !isDense && !definedKind && maxCharacters > multilineLength;
  return (
    <div>
      {isLong ? (
        <TextAreaField
          {...field}
          rows={Math.min(8, Math.max(2, Math.ceil(text.length / 60)))}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <TextField
          {...field}
          onChange={(event) => write(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
      <Advice advice={advice} adviceId={adviceId} />
      {isOptional && form.isNullable && <NullCheckbox path={path} label={label} />}
    </div>
  );
}
