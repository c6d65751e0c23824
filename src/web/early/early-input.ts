type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds: its text or choice, or whether it is ticked. */
type Content = string | boolean;

/** The focused field and, for a text, what is selected in it. */
interface Focus {
  readonly at: number;
  readonly selection: readonly [start: number, end: number] | null;
}

/**
 * Prerendered forms can be filled in before React hydrates them. Until then they send nothing (the build gives them
 * `method="dialog"`). Keeps what was typed, ticked or chosen, and the focus, also where React discards the server markup because
 * something else has changed it (page translation, a password manager, a proxy). Call it right before React hydrates.
 * @param root holds the markup; its forms are put back to how React expects them
 * @returns passes everything on to React; call it in the layout effect of the first commit, before the next key press
 */
export function takeEarlyInput(root: HTMLElement): () => void {
  for (const form of root.querySelectorAll('form')) form.removeAttribute('method');
  const before = fieldsIn(root);
  const contents = new Map<number, Content>();
  let focus = focusIn(before);
  const note = (field: Field) => void contents.set(before.indexOf(field), contentOf(field));
  for (const field of before) if (isTouched(field)) note(field);
  const onInput = ({ target }: Event) => note(target as Field);
  const onFocus = () => {
    focus = focusIn(before) ?? focus;
  };
  // React does not notice what is typed while it hydrates, and resets what is ticked or chosen. Its own listener runs later.
  root.addEventListener('input', onInput, true);
  document.addEventListener('selectionchange', onFocus);
  root.addEventListener('focusin', onFocus);
  return () => {
    root.removeEventListener('input', onInput, true);
    document.removeEventListener('selectionchange', onFocus);
    root.removeEventListener('focusin', onFocus);
    const after = fieldsIn(root);
    for (const [at, content] of contents) {
      const field = after[at];
      if (field && isSame(field, before[at])) setContent(field, content);
    }
    if (focus) restoreFocus(focus, before, after);
    contents.clear();
    focus = null;
  };
}

function fieldsIn(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')];
}

/** The same field of the form, though perhaps a new element. */
function isSame(field: Field, before: Field | undefined): boolean {
  return field.name === before?.name && field.type === before.type;
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function contentOf(field: Field): Content {
  return isTick(field) ? field.checked : field.value;
}

function isTouched(field: Field): boolean {
  if ('selectedIndex' in field) return field.selectedIndex > 0;
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** React remembers what is set before, so that it notices what comes. */
function setContent(field: Field, content: Content): void {
  if (typeof content === 'boolean') {
    // Of a group of radios, the one that was left for another needs no event.
    if (!content && field.type === 'radio') return;
    (field as HTMLInputElement).checked = !content;
    field.click();
  } else {
    field.value = `${content} `;
    // React watches the property of the element; the one of its class goes past it, as typing does.
    Reflect.set(Object.getPrototypeOf(field), 'value', content, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function focusIn(fields: readonly Field[]): Focus | null {
  const at = fields.indexOf(document.activeElement as Field);
  const field = fields[at];
  if (!field) return null;
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  return { at, selection: selectionStart == null ? null : [selectionStart, selectionEnd ?? selectionStart] };
}

function restoreFocus({ at, selection }: Focus, before: readonly Field[], after: readonly Field[]): void {
  const field = after[at];
  if (!field || field === before[at] || !isSame(field, before[at])) return;
  field.focus({ preventScroll: true });
  if (selection && 'setSelectionRange' in field) field.setSelectionRange(...selection);
}
