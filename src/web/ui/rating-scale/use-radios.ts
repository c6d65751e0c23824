import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Input method of an answer: click or tap; Space, Enter or a number key; or an arrow key. */
export type InputMethod = 'pointer' | 'key' | 'arrow';

/**
 * Adds number keys, Enter and the input method to native radio buttons. The browser displays a click without a
 * render; the layout effect then sets the state to `value`.
 * @param codes codes of the buttons in order
 * @param first number key of the first button
 * @param value the chosen code, null while unanswered
 */
export function useRadios(
  codes: readonly number[],
  first: number,
  value: number | null,
  onChange: (code: number, by: InputMethod) => void,
) {
  const group = useRef<HTMLDivElement>(null);
  // Browsers fire the same click for arrow keys, Space and the mouse: the last press distinguishes them.
  const lastMethod = useRef<InputMethod>('pointer');

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
    lastMethod.current = key.startsWith('Arrow') ? 'arrow' : 'key';
    // A held key answers only one question.
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const focused = inputs().findIndex((input) => input === document.activeElement);
    const index = key === 'Enter' ? focused : /^\d$/.test(key) ? Number(key) - first : -1;
    const code = codes[index];
    if (code === undefined) return;
    event.preventDefault();
    focusOn(index);
    onChange(code, 'key');
  }

  /** A click on a row fires twice: for the label and for its input. */
  function onClick({ target }: MouseEvent) {
    if (target instanceof HTMLInputElement) onChange(Number(target.value), lastMethod.current);
  }

  function resetMethod() {
    lastMethod.current = 'pointer';
  }

  return {
    focusOn,
    /** Props of the element around the buttons. Space fires its click after keyup. */
    groupProps: {
      ref: group,
      onKeyDown,
      onKeyUp: () => setTimeout(resetMethod),
      onPointerDown: resetMethod,
      onMouseDown: preventBlur,
      onClick,
    },
  };
}

/** Prevents that a press on a label blurs the focused element, because the click focuses the input anyway. */
function preventBlur(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
