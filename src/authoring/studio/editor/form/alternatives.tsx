import { SelectField } from '#ui/field/select-field.tsx';
import { isObject } from '../../../source/json-value.ts';
import { isInSection } from '../model/section.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { completeObject, createStartingValue } from '../schema/starting-value.ts';
import { messages } from '../messages.ts';
import type { FormProps } from './field-props.ts';
import { Fields } from './fields.tsx';
import styles from './form.module.css';
import { getFieldId, useFormContext, useValueAt } from './form-context.ts';

/** Props of `Alternatives`. */
export interface AlternativesProps extends FormProps {
  /** True if the parent already displays a heading. */
  readonly isBare?: boolean;
}

/**
 * The field of a value with alternative forms: a select for the form, and its fields. Keys that both forms share are
 * preserved on a change.
 */
export function Alternatives({ form, isBare = false, ...props }: AlternativesProps) {
  const { path, label } = props;
  const { change, root, section, Field } = useFormContext();
  const value = useValueAt(path);
  const selected = form.alternatives[form.selected];
  if (!selected || !isInSection(section, path)) return null;
  const id = `${getFieldId(path)}-form`;

  function choose(name: string) {
    const next = form.alternatives.find((one) => one.name === name);
    if (!next) return;
    const startingValue = createStartingValue(next.node, root);
    change(
      path,
      isObject(startingValue) && isObject(value)
        ? completeObject(next.node, { ...startingValue, ...pickSharedKeys(startingValue) }, root)
        : startingValue,
    );
  }

  /** Selects the keys of the value that the new form has too. `kind` identifies the form, so it is excluded. */
  function pickSharedKeys(startingValue: object) {
    return Object.fromEntries(
      Object.entries(isObject(value) ? value : {}).filter(
        ([key]) => Object.hasOwn(startingValue, key) && key !== 'kind',
      ),
    );
  }

  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <SelectField
          id={id}
          label={messages.kindOf(label)}
          options={form.alternatives.map(({ name }) => ({ value: name, label: name }))}
          value={selected.name}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <div className={styles.wide}>
        {isBare && isObject(value) ? (
          <Fields path={path} node={selected.node} form={resolveSchema(selected.node, value, root)} />
        ) : (
          <Field {...props} node={selected.node} />
        )}
      </div>
    </div>
  );
}
