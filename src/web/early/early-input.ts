type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Forms are in prerendered HTML before the program runs. Until then they send nothing (the build gives them
 * `method="dialog"`, which leads nowhere), and what a person has typed already is kept for the program.
 * Call it right before React takes over.
 * @param root holds the HTML; its forms are put back to how React expects them. What was typed stays in sight: React
 *   leaves it alone.
 * @returns tells React of everything; call it once React has taken over
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  for (const form of root.querySelectorAll('form')) form.removeAttribute('method');
  const tell: (() => void)[] = [];
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked === field.defaultChecked) continue;
      tell.push(() => {
        // React remembers what was set this way, and notices the click.
        field.checked = field.defaultChecked;
        field.click();
      });
    } else {
      const { value } = field;
      const untouched = 'defaultValue' in field ? field.defaultValue : firstOption(field);
      if (value === untouched) continue;
      tell.push(() => {
        // Somebody may have gone on typing in the meantime.
        const now = field.value === untouched ? value : field.value;
        field.value = untouched;
        setValue(field, now);
        field.dispatchEvent(new Event('defaultValue' in field ? 'input' : 'change', { bubbles: true }));
      });
    }
  }
  return () => {
    for (const each of tell.splice(0)) each();
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
