type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Forms are in prerendered HTML before the program runs. Until then they send nothing (the build gives them
 * `method="dialog"`, which leads nowhere), and what a person has typed already is kept for the program.
 * Call it right before React takes over.
 * @param root holds the HTML; its forms and fields are put back to how React expects them
 * @returns types everything in again, so that React notices it; call it once React has taken over
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  for (const form of root.querySelectorAll('form')) form.removeAttribute('method');
  const restore: (() => void)[] = [];
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked === field.defaultChecked) continue;
      field.checked = field.defaultChecked;
      restore.push(() => field.click());
    } else {
      const { value } = field;
      const untouched = 'defaultValue' in field ? field.defaultValue : firstOption(field);
      if (value === untouched) continue;
      setValue(field, untouched);
      restore.push(() => {
        setValue(field, value);
        field.dispatchEvent(new Event('defaultValue' in field ? 'input' : 'change', { bubbles: true }));
      });
    }
  }
  return () => {
    for (const put of restore.splice(0)) put();
  };
}

function firstOption(field: HTMLSelectElement): string {
  return (
    [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? ''
  );
}

/** React watches the element's own property; the one of its class goes past it, as a person's typing does. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
