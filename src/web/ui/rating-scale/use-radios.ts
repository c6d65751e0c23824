import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

/** How an answer was chosen: click or tap; Space, Enter or a number key; or an arrow key. */
export type ChosenBy = 'pointer' | 'key' | 'arrow';

/**
 * Native radio buttons that number keys and Enter answer too, and that say how they were chosen. A click shows at once, by
 * the browser itself, and need not be drawn; whatever is drawn here has the last word on what is shown.
 * @param codes what each button stands for, in order
 * @param first the number key that chooses the first one
 * @param value the chosen code, null while unanswered
 */
export function useRadios(
  codes: readonly number[],
  first: number,
  value: number | null,
  onChange: (code: number, by: ChosenBy) => void,
) {
  const group = useRef<HTMLDivElement>(null);
  // Browsers fire the same click for arrow keys, Space and the mouse: the last thing pressed distinguishes them.
  const pressed = useRef<ChosenBy>('pointer');

  const inputs = () => [...(group.current?.querySelectorAll('input') ?? [])];

  useLayoutEffect(() => {
    for (const input of inputs()) {
      const isChosen = Number(input.value) === value;
      if (input.checked !== isChosen) input.checked = isChosen;
    }
  });

  function focusOn(index: number) {
    inputs()[index]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    pressed.current = key.startsWith('Arrow') ? 'arrow' : 'key';
    // A held key answers once, not question after question.
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const focused = inputs().findIndex((input) => input === document.activeElement);
    const index = key === 'Enter' ? focused : /^\d$/.test(key) ? Number(key) - first : -1;
    const code = codes[index];
    if (code === undefined) return;
    event.preventDefault();
    focusOn(index);
    onChange(code, 'key');
  }

  /** A click on a row comes here twice: as its own, and as its button's. */
  function onClick({ target }: MouseEvent) {
    if (target instanceof HTMLInputElement) onChange(Number(target.value), pressed.current);
  }

  function released() {
    pressed.current = 'pointer';
  }

  return {
    focusOn,
    /** For the element around them. Space clicks only after its keyup. */
    around: {
      ref: group,
      onKeyDown,
      onKeyUp: () => setTimeout(released),
      onPointerDown: released,
      onMouseDown: keepFocus,
      onClick,
    },
  };
}

/**
 * A press beside a button leads focus away from where it is, and the click that follows takes it to the button: once is
 * enough. A press on the button itself is what takes it there.
 */
function keepFocus(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
