type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Value of a field, or whether it is checked. */
type Content = string | boolean;

/**
 * Preserves input of a prerendered form until hydration, with focus and selection, also if React creates the markup
 * anew. Call it right before hydration.
 * @returns restores the input; call it in the layout effect of the first commit, before the next key press
 */
export function preserveInputUntilHydration(root: HTMLElement): () => void {
  // The build adds the attribute so that a submission before hydration does not put values into the URL.
  for (const form of root.querySelectorAll('form')) form.removeAttribute('method');
  const before = listFields(root);
  const contents = new Map<number, Content>();
  let focused = readFocus(before);
  const record = (field: Field) => void contents.set(before.indexOf(field), readContent(field));
  for (const field of before) if (isChanged(field)) record(field);
  const onInput = ({ target }: Event) => record(target as Field);
  const onFocus = () => {
    focused = readFocus(before) ?? focused;
  };
  // React ignores text input during hydration, and resets checkboxes and selects.
  root.addEventListener('input', onInput, true);
  root.addEventListener('focusin', onFocus);
  document.addEventListener('selectionchange', onFocus);
  return () => {
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('focusin', onFocus);
    document.removeEventListener('selectionchange', onFocus);
    const after = listFields(root);
    const findField = (index: number) => {
      const [old, field] = [before[index], after[index]];
      return old && field && isSameField(old, field) ? field : undefined;
    };
    for (const [index, content] of contents) {
      const field = findField(index);
      if (field) writeContent(field, content);
    }
    contents.clear();
    const field = focused && findField(focused.index);
    if (!focused || !field || field === before[focused.index]) return;
    field.focus({ preventScroll: true });
    if (focused.selection && 'setSelectionRange' in field) field.setSelectionRange(...focused.selection);
    focused = null;
  };
}

function listFields(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')];
}

/** The name of a radio group is generated, and another one if React creates the markup anew. Its values stay. */
function isSameField(one: Field, other: Field): boolean {
  const key = one.type === 'radio' ? 'value' : 'name';
  return one.type === other.type && one[key] === other[key];
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function readContent(field: Field): Content {
  return isCheckable(field) ? field.checked : field.value;
}

function isChanged(field: Field): boolean {
  if ('selectedIndex' in field) return field.selectedIndex > 0;
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** React ignores events whose value equals the one that it has tracked. Another value is set first. */
function writeContent(field: Field, content: Content): void {
  if (typeof content === 'boolean') {
    // The selected radio of the group unchecks this one.
    if (!content && field.type === 'radio') return;
    (field as HTMLInputElement).checked = !content;
    field.click();
  } else {
    field.value = `${content} `;
    // React tracks the property of the element; the setter of the prototype bypasses it, as user input does.
    Reflect.set(Object.getPrototypeOf(field), 'value', content, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function readFocus(fields: readonly Field[]) {
  const index = fields.indexOf(document.activeElement as Field);
  if (index < 0) return null;
  const { selectionStart, selectionEnd } = fields[index] as HTMLInputElement;
  const selection: [number, number] | null =
    selectionStart == null ? null : [selectionStart, selectionEnd ?? selectionStart];
  return { index, selection };
}
