import { Checkbox } from '#ui/field/checkbox.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { messages } from '../messages.ts';
import { Advice } from './advice.tsx';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { useFormContext, useValueAt } from './form-context.ts';
import { useControl } from './use-control.ts';

/** A checkbox, or a select with three options if omitting the key differs from false. */
export function BooleanField({ path, label, isOptional, isDense, form }: FormProps) {
  const { change } = useFormContext();
  const { id, error, advice, adviceId } = useControl(path);
  const value = useValueAt(path);
  const { description = '' } = form.node;
  const visibleDescription = isDense ? undefined : description;
  if (isOptional && !/leave it out otherwise|^true/i.test(description)) {
    return (
      <SelectField
        id={id}
        label={label}
        optional
        placeholder={messages.leftOut}
        options={[
          { value: 'true', label: messages.yes },
          { value: 'false', label: messages.no },
        ]}
        value={value === undefined ? '' : String(value)}
        {...(visibleDescription === undefined ? {} : { description: visibleDescription })}
        {...(error === undefined ? {} : { error })}
        onChange={({ target }) => change(path, target.value === '' ? undefined : target.value === 'true')}
      />
    );
  }
  return (
    <div className={styles.check}>
      <Checkbox
        id={id}
        checked={value === true}
        {...(error === undefined ? {} : { error })}
        aria-describedby={
          [visibleDescription && `${id}-description`, adviceId].filter(Boolean).join(' ') || undefined
        }
        onChange={({ target }) => change(path, target.checked ? true : isOptional ? undefined : false)}
      >
        {label}
      </Checkbox>
      {visibleDescription && (
        <p className={styles.hint} id={`${id}-description`}>
          {visibleDescription}
        </p>
      )}
      <Advice advice={advice} adviceId={adviceId} />
    </div>
  );
}
