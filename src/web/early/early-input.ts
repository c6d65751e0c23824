type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Forms are in prerendered HTML before the program runs. Until then they send nothing (the build gives them
 * `method="dialog"`, which leads nowhere), and what a person has typed already is kept for the program.
 * Call it right before React takes over.
 * @param root holds the HTML; its forms are put back to how React expects them
 * @returns tells React of everything; call it once React has taken over
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  for (const form of root.querySelectorAll('form')) form.removeAttribute('method');
  /** What stands in a field, or whether it is ticked. */
  const done = new Map<Field, string | boolean>();
  const keep = ({ target }: { readonly target: unknown }) => {
    const field = target as Field;
    done.set(field, isTick(field) ? field.checked : field.value);
  };
  for (const target of root.querySelectorAll<Field>('input, select, textarea'))
    if (isTouched(target)) keep({ target });
  // While React takes over it notices nothing that is typed, and undoes what is ticked or chosen. It listens after this.
  root.addEventListener('input', keep, true);
  return () => {
    root.removeEventListener('input', keep, true);
    for (const [field, what] of done) tell(field, what);
    done.clear();
  };
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isTouched(field: Field): boolean {
  if ('selectedIndex' in field) return field.selectedIndex > 0;
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** React remembers what is set before, so that it notices what comes. */
function tell(field: Field, what: string | boolean): void {
  if (typeof what === 'boolean') {
    // Of a group of radios the one that is left by another says nothing.
    if (!what && field.type === 'radio') return;
    (field as HTMLInputElement).checked = !what;
    field.click();
  } else {
    field.value = `${what} `;
    // React watches the element's own property; the one of its class goes past it, as a person's typing does.
    Reflect.set(Object.getPrototypeOf(field), 'value', what, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
