import { type Option, SelectField } from '#ui/field/select-field.tsx';
import { words } from '../messages.ts';
import { Advice } from './advice.tsx';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { useControl } from './use-control.ts';

export interface SelectProps extends FormProps {
  readonly options: readonly Option[];
  /** The value that is chosen; '' for none. */
  readonly chosen: string;
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
  chosen,
  onChoose,
  onEmpty,
}: SelectProps) {
  const { id, error, advice, adviceId } = useControl(path);
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <div className={path.at(-1) === 'kind' ? styles.wide : undefined}>
      <SelectField
        id={id}
        label={label}
        optional={isOptional && !isDense}
        placeholder={form.isNullable ? words.none : isOptional ? words.leftOut : ' '}
        options={isKnown ? options : [...options, { value: chosen, label: chosen }]}
        value={chosen}
        {...(isDense || form.node.description === undefined ? {} : { hint: form.node.description })}
        {...(error === undefined ? {} : { error })}
        aria-describedby={adviceId}
        onChange={({ target }) => (target.value === '' ? onEmpty() : onChoose(target.value))}
      />
      <Advice advice={advice} adviceId={adviceId} />
    </div>
  );
}
