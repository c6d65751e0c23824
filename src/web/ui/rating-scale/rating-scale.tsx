import { memo, type Ref, useImperativeHandle } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './rating-scale.module.css';
import { type InputMethod, useRadios } from './use-radios.ts';

/** Props of `RatingScale`. */
export interface RatingScaleProps {
  /** Name of the radio group, unique on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** Options in order: the code is scored, the label is displayed. */
  options: readonly { readonly code: number; readonly label: string }[];
  /** The chosen code, null while unanswered. */
  value: number | null;
  /** Called at each choice, also of the chosen option, with the input method. */
  onChange: (code: number, by: InputMethod) => void;
  /** Id of the error message. */
  describedBy?: string;
  /** True after an attempt to continue without an answer. */
  invalid?: boolean;
  /** `focus()` focuses the chosen or the first option. */
  ref?: Ref<{ focus(): void }>;
}

/** A single choice as large rows with native radio buttons. Keys 1 to n also answer. */
export function RatingScale({
  name,
  labelledBy,
  options,
  value,
  onChange,
  describedBy,
  invalid = false,
  ref,
}: RatingScaleProps) {
  const codes = options.map(({ code }) => code);
  const { focusOn, groupProps } = useRadios(codes, 1, value, onChange);

  useImperativeHandle(ref, () => ({
    focus: () => focusOn(Math.max(0, value === null ? 0 : codes.indexOf(value))),
  }));

  return (
    // The radio buttons are focusable, as in a native group.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      {...groupProps}
      role="radiogroup"
      className={classes(styles.scale, invalid && styles.invalid)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    >
      {options.map(({ code, label }, index) => (
        <Row key={code} {...{ name, code, label }} number={index + 1} />
      ))}
    </div>
  );
}

interface RowProps {
  /** Name of the radio group. */
  name: string;
  /** Code of the option. */
  code: number;
  /** Label of the option. */
  label: string;
  /** Its number key. */
  number: number;
}

/** Memoized: neither an answer nor another question changes it. */
const Row = memo(function Row({ name, code, label, number }: RowProps) {
  return (
    <label className={styles.row}>
      <input type="radio" name={name} value={code} />
      <span>{label}</span>
      <kbd aria-hidden="true">{number}</kbd>
    </label>
  );
});
