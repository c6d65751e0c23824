import { Plus, X } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { isObject } from '../../../source/json-value.ts';
import { createStartingValue } from '../schema/starting-value.ts';
import { messages } from '../messages.ts';
import type { FormProps } from './field-props.ts';
import { Fields } from './fields.tsx';
import styles from './form.module.css';
import { getFieldId, useFormContext, useValueAt } from './form-context.ts';
import { FieldFindings } from './field-findings.tsx';

/** An object as a fieldset with its keys. */
export function ObjectFieldset({ path, node, label, isOptional, isDense, form }: FormProps) {
  const { change, root } = useFormContext();
  const value = useValueAt(path);
  const addGroup = () => {
    const startingValue = createStartingValue({ ...form.node, type: 'object' }, root);
    change(path, isObject(startingValue) ? startingValue : {}, messages.added(label));
  };
  return (
    <fieldset className={isDense ? styles.plain : styles.group} id={getFieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <FieldFindings path={path} />
      {isObject(value) ? (
        <>
          <Fields path={path} node={node} form={form} />
          {(isOptional || form.isNullable) && (
            <Button
              variant="tertiary"
              startIcon={<X aria-hidden="true" />}
              className={styles.small}
              onClick={() => change(path, isOptional ? undefined : null, messages.removed(label))}
            >
              {messages.remove(label.toLowerCase())}
            </Button>
          )}
        </>
      ) : (
        <Button
          variant="tertiary"
          startIcon={<Plus aria-hidden="true" />}
          className={styles.small}
          onClick={addGroup}
        >
          {messages.add(label.toLowerCase())}
        </Button>
      )}
    </fieldset>
  );
}
