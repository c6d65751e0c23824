import { type Option, SelectField } from '#ui/field/select-field.tsx';
import { messages } from '../messages.ts';
import { Advice } from './advice.tsx';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { useControl } from './use-control.ts';

/** Props of `Select`. */
export interface SelectProps extends FormProps {
  readonly options: readonly Option[];
  /** The selected value, or ''. */
  readonly selected: string;
  /** Called for a value other than ''. */
  onChoose(value: string): void;
  /** Called if the empty option was selected. */
  onEmpty(): void;
}

/** A select that keeps a value which is not in the list, so that its finding is visible. */
export function Select({
  path,
  label,
  isOptional,
  isDense,
  form,
  options,
  selected,
  onChoose,
  onEmpty,
}: SelectProps) {
  const { id, error, advice, adviceId } = useControl(path);
  const isKnown = selected === '' || options.some(({ value }) => value === selected);
  return (
    <div className={path.at(-1) === 'kind' ? styles.wide : undefined}>
      <SelectField
        id={id}
        label={label}
        optional={isOptional && !isDense}
        placeholder={form.isNullable ? messages.none : isOptional ? messages.leftOut : ' '}
        options={isKnown ? options : [...options, { value: selected, label: selected }]}
        value={selected}
        {...(isDense || form.node.description === undefined ? {} : { description: form.node.description })}
        {...(error === undefined ? {} : { error })}
        aria-describedby={adviceId}
        onChange={({ target }) => (target.value === '' ? onEmpty() : onChoose(target.value))}
      />
      <Advice advice={advice} adviceId={adviceId} />
    </div>
  );
}
