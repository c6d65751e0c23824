import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './rating-scale.module.css';

/** How an answer was chosen: click or tap; Space, Enter or a number key; or an arrow key. */
export type ChosenBy = 'pointer' | 'key' | 'arrow';

export interface RatingScaleProps {
  /** Name of the radio group; unlike any other on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  options: readonly { readonly code: number; readonly label: string }[];
  /** The chosen code, null while unanswered. */
  value: number | null;
  /** Reports every choice, also of the option already chosen, and how it was made. */
  onChange(code: number, by: ChosenBy): void;
  describedBy?: string;
  /** True after a try to go on without an answer. */
  invalid?: boolean;
  /** `focus()` puts focus on the chosen option, or the first. */
  ref?: Ref<{ focus(): void }>;
}

/** One answer out of a few, as large rows that are native radio buttons; keys 1 to n answer too. */
export function RatingScale(props: RatingScaleProps) {
  const { name, labelledBy, options, value, onChange, describedBy, invalid = false, ref } = props;
  const group = useRef<HTMLDivElement>(null);
  // Browsers fire the same click for arrow keys, Space and the mouse: the last thing pressed distinguishes them.
  const pressed = useRef<ChosenBy>('pointer');

  function focusOption(index: number) {
    group.current?.querySelectorAll('input')[index]?.focus();
  }

  useImperativeHandle(ref, () => ({
    focus: () =>
      focusOption(
        Math.max(
          0,
          options.findIndex((option) => option.code === value),
        ),
      ),
  }));

  function keyDown(event: KeyboardEvent) {
    pressed.current = isArrow(event.key) ? 'arrow' : 'key';
    // A held key answers once, not question after question.
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const index = event.key === 'Enter' ? focusedIndex() : digitOf(event.key) - 1;
    const option = options[index];
    if (!option) return;
    event.preventDefault();
    focusOption(index);
    onChange(option.code, 'key');
  }

  function focusedIndex(): number {
    return [...(group.current?.querySelectorAll('input') ?? [])].findIndex(
      (input) => input === document.activeElement,
    );
  }

  function released() {
    pressed.current = 'pointer';
  }

  return (
    // Focus lives in the radio buttons inside, as in every native group.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={group}
      role="radiogroup"
      className={classes(styles.scale, invalid && styles.invalid)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onKeyDown={keyDown}
      // Space clicks only after its keyup.
      onKeyUp={() => setTimeout(released)}
      onPointerDown={released}
    >
      {options.map((option, index) => (
        <label key={option.code} className={styles.row}>
          <input
            type="radio"
            name={name}
            value={option.code}
            checked={option.code === value}
            onClick={() => onChange(option.code, pressed.current)}
            onChange={reportedByClick}
          />
          <span>{option.label}</span>
          <kbd aria-hidden="true">{index + 1}</kbd>
        </label>
      ))}
    </div>
  );
}

/** `change` stays silent when the chosen option is clicked again, so the click reports instead. */
function reportedByClick() {}

/** True for the keys with which a browser walks through radio buttons. */
function isArrow(key: string): boolean {
  return key.startsWith('Arrow');
}

/** The digit 1 to 9 that a key stands for, else 0. */
function digitOf(key: string): number {
  return /^[1-9]$/.test(key) ? Number(key) : 0;
}
