import { useId } from 'react';
import styles from './choice.module.css';

/** Props of `Choice`. */
export interface ChoiceProps<V extends string> {
  readonly label: string;
  /** The options with their labels. */
  readonly options: readonly { readonly value: V; readonly name: string }[];
  readonly selected: V;
  onChoose(value: V): void;
}

/** A select that always has a selected option, such as a version or an example. */
export function Choice<V extends string>({ label, options, selected, onChoose }: ChoiceProps<V>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={selected}
        onChange={({ target }) => {
          const option = options.find(({ value }) => value === target.value);
          if (option) onChoose(option.value);
        }}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
