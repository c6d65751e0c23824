import { memo, type Ref, useImperativeHandle } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './rating-scale.module.css';
import { type ChosenBy, useRadios } from './use-radios.ts';

export interface RatingScaleProps {
  /** Name of the radio group; unlike any other on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** The options in their order: the code is scored, the label is read. */
  options: readonly { readonly code: number; readonly label: string }[];
  /** The chosen code, null while unanswered. */
  value: number | null;
  /** Reports every choice, also of the option already chosen, and how it was made. */
  onChange: (code: number, by: ChosenBy) => void;
  /** Id of the message that says what is wrong. */
  describedBy?: string;
  /** True after a try to go on without an answer. */
  invalid?: boolean;
  /** `focus()` puts focus on the chosen option, or the first. */
  ref?: Ref<{ focus(): void }>;
}

/** One answer out of a few, as large rows that are native radio buttons; keys 1 to n answer too. */
export function RatingScale(props: RatingScaleProps) {
  const { name, labelledBy, options, value, onChange, describedBy, invalid = false, ref } = props;
  const codes = options.map(({ code }) => code);
  const { focusOn, around } = useRadios(codes, 1, value, onChange);

  useImperativeHandle(ref, () => ({
    focus: () => focusOn(Math.max(0, value === null ? 0 : codes.indexOf(value))),
  }));

  return (
    // Focus lives in the radio buttons inside, as in every native group.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      {...around}
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
  /** What choosing it reports. */
  code: number;
  /** What it says. */
  label: string;
  /** The key that chooses it. */
  number: number;
}

/** No answer and no other question changes it. */
const Row = memo(function Row({ name, code, label, number }: RowProps) {
  return (
    <label className={styles.row}>
      <input type="radio" name={name} value={code} />
      <span>{label}</span>
      <kbd aria-hidden="true">{number}</kbd>
    </label>
  );
});
