/** Presses that only the program can answer, in the order they came. */
export interface Pressed {
  click(element: HTMLElement): void;
  /** However often it was sent: it is sent once. */
  submit(form: HTMLFormElement): void;
  /** Takes the signs of waiting away; presses everything again once it is called. */
  take(): () => void;
}

/** Marks what was pressed while it waits: a press must show that it was received. */
const sign = 'data-waiting';

export function pressed(): Pressed {
  const presses = new Map<object, { readonly sign: Element | null; readonly again: () => void }>();
  const keep = (key: object, element: Element | null, again: () => void) => {
    element?.setAttribute(sign, '');
    presses.delete(key);
    presses.set(key, { sign: element, again });
  };
  return {
    click: (element) => keep({}, element, () => element.click()),
    submit: (form) =>
      keep(form, form.querySelector('[type="submit"]'), () =>
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      ),
    take() {
      const all = [...presses.values()];
      presses.clear();
      for (const press of all) press.sign?.removeAttribute(sign);
      return () => {
        for (const { again } of all) again();
      };
    },
  };
}
