import { isObject } from '../../../source/json-value.ts';
import { getValueAt } from '../model/path.ts';
import { formatKeyName } from '../schema/resolve-schema.ts';
import { completeObject } from '../schema/starting-value.ts';
import type { FormProps } from './field-props.ts';
import { useFormContext, useValueAt } from './form-context.ts';
import { Select } from './select.tsx';

/** A select for an enum. Changing `kind` adds the keys of the new form. */
export function ChoiceField(props: FormProps) {
  const { path, form, isOptional } = props;
  const { change, root, value: whole } = useFormContext();
  const value = useValueAt(path);
  // In some enums '' is a value, which a select cannot represent as an option.
  const all = (form.node.enum ?? []).filter((one) => one !== '' && one !== null);
  const hasEmpty = form.node.enum?.includes('') === true;

  function choose(text: string) {
    const next = all.find((one) => String(one) === text) ?? text;
    const parent = path.slice(0, -1);
    const parentValue = getValueAt(whole, parent);
    if (path.at(-1) !== 'kind' || !isObject(parentValue) || !props.parentNode) return change(path, next);
    change(parent, completeObject(props.parentNode, { ...parentValue, kind: next }, root));
  }

  return (
    <Select
      {...props}
      isOptional={isOptional}
      options={all.map((one) => ({ value: String(one), label: formatChoice(String(one)) }))}
      selected={value === undefined || value === null ? '' : String(value)}
      onChoose={choose}
      onEmpty={() => change(path, hasEmpty ? '' : isOptional ? undefined : null)}
    />
  );
}

const formatChoice = (word: string) =>
  /[A-Z]/.test(word) && !/^[A-Z]/.test(word) ? formatKeyName(word).toLowerCase() : word;
