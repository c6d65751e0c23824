import { computeDescription, computeName, getRole, getStyle, isHidden } from './accessible-name.ts';

/** What a screen reader says at one place of a page. */
export interface AccessibleLine {
  /** Role with its state, such as "radio, not checked"; '' for plain text. */
  readonly role: string;
  readonly text: string;
  /** Number of named areas and groups around it. */
  readonly depth: number;
}

/** Roles that are read as a whole. */
const wholeRoles = new Set(
  [
    'button checkbox combobox heading img link listbox math menuitem meter option progressbar radio searchbox slider',
    'spinbutton switch tab textbox',
  ].flatMap((roles) => roles.split(' ')),
);

/** Roles whose beginning is announced. */
const areaRoles = new Set(
  [
    'alert alertdialog article banner complementary contentinfo dialog form group list main navigation radiogroup region',
    'search status table tabpanel',
  ].flatMap((roles) => roles.split(' ')),
);

/** Areas that are only announced if they have a name. */
const namedOnly = new Set(['article', 'form', 'group', 'region']);

/** Lists what a screen reader says of an element and everything in it, in the order of the document. */
export function listAccessibleLines(root: Element): AccessibleLine[] {
  const lines: AccessibleLine[] = [];
  let text = '';

  function flush(depth: number) {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') lines.push({ role: '', text: words, depth });
    text = '';
  }

  function visit(node: Node, depth: number): void {
    if (node.nodeType === Node.TEXT_NODE) {
      text += node.textContent;
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    if (element.matches('script, noscript, style, template') || isHidden(element)) return;
    const role = getRole(element);
    if (wholeRoles.has(role)) {
      flush(depth);
      lines.push({
        role: [role, ...describeState(element, role)].join(', '),
        text: formatName(element),
        depth,
      });
      return;
    }
    const isInline = getStyle(element).display.startsWith('inline');
    if (!isInline) flush(depth);
    const name = areaRoles.has(role) ? computeName(element) : '';
    const isArea = areaRoles.has(role) && (name !== '' || !namedOnly.has(role));
    if (isArea) lines.push({ role: [role, ...describeState(element, role)].join(', '), text: name, depth });
    // A label and a legend are the names of their controls, which are read with them.
    if (!element.matches('label:has(input, select, textarea), legend') || name !== '') {
      for (const child of element.childNodes) visit(child, isArea ? depth + 1 : depth);
    } else for (const child of element.querySelectorAll('input, select, textarea')) visit(child, depth);
    if (!isInline) flush(isArea ? depth + 1 : depth);
  }

  visit(root, 0);
  flush(0);
  return lines;
}

function formatName(element: Element): string {
  const name = computeName(element);
  const description = computeDescription(element);
  return description === '' || description === name ? name : `${name} (${description})`;
}

/** Describes the state that is announced with a role. */
function describeState(element: Element, role: string): string[] {
  const input = element as HTMLInputElement;
  const is = (state: string) => element.getAttribute(`aria-${state}`) === 'true';
  const states: string[] = [];
  if (role === 'heading') states.push(element.getAttribute('aria-level') ?? element.tagName.slice(1));
  if (role === 'list')
    states.push(`${element.querySelectorAll(':scope > li, :scope > [role=listitem]').length} items`);
  if (['radio', 'checkbox', 'switch'].includes(role))
    states.push(input.checked || is('checked') ? 'checked' : 'not checked');
  if (['textbox', 'searchbox', 'spinbutton', 'combobox'].includes(role))
    states.push(input.value ? `"${input.value}"` : 'empty');
  if (['slider', 'progressbar', 'meter'].includes(role))
    states.push(
      element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? input.value ?? '',
    );
  if (element.hasAttribute('aria-expanded')) states.push(is('expanded') ? 'expanded' : 'collapsed');
  if (is('pressed')) states.push('pressed');
  if (element.getAttribute('aria-current') !== null && !element.matches('[aria-current=false]'))
    states.push('current');
  if (is('selected')) states.push('selected');
  if (input.disabled || is('disabled')) states.push('unavailable');
  if (input.required || is('required')) states.push('required');
  if (is('invalid')) states.push('invalid entry');
  return states.filter((state) => state !== '');
}
