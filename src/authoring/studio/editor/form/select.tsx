import { type Option, SelectField } from '#ui/field/select-field.tsx';
import { messages } from '../messages.ts';
import { Advice } from './advice.tsx';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { useControl } from './use-control.ts';

export interface SelectProps extends FormProps {
  readonly options: readonly Option[];
  /** The value that is chosen; '' for none. */
  readonly selected: string;
  /** Only where something is chosen. */
  onChoose(value: string): void;
  /** The empty choice was taken. */
  onEmpty(): void;
}

/** A choice among words; one that is not in the list stays, and its finding says so. */
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
        {...(isDense || form.node.description === undefined ? {} : { hint: form.node.description })}
        {...(error === undefined ? {} : { error })}
        aria-describedby={adviceId}
        onChange={({ target }) => (target.value === '' ? onEmpty() : onChoose(target.value))}
      />
      <Advice advice={advice} adviceId={adviceId} />
    </div>
  );
}
