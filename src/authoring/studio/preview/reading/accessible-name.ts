/** Roles of elements without the attribute `role`, by selector; the first that matches applies. */
const implicitRoles: readonly (readonly [selector: string, role: string])[] = [
  ['a[href], area[href]', 'link'],
  ['button, summary, input:is([type=button], [type=submit], [type=reset])', 'button'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=range]', 'slider'],
  ['input[type=number]', 'spinbutton'],
  ['input[type=hidden]', ''],
  ['input, textarea', 'textbox'],
  ['select', 'combobox'],
  ['option', 'option'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
  ['img[alt=""]', ''],
  ['img', 'img'],
  ['progress', 'progressbar'],
  ['meter', 'meter'],
  ['output', 'status'],
  ['dialog', 'dialog'],
  ['fieldset', 'group'],
  ['form', 'form'],
  ['main', 'main'],
  ['nav', 'navigation'],
  ['aside', 'complementary'],
  ['section', 'region'],
  ['article', 'article'],
  ['body > header', 'banner'],
  ['body > footer', 'contentinfo'],
  ['ul, ol', 'list'],
  ['table', 'table'],
];

/** Returns the role of an element; '' if it has none. */
export function getRole(element: Element): string {
  const [own] = (element.getAttribute('role') ?? '').split(' ');
  if (own === 'none' || own === 'presentation') return '';
  return own || (implicitRoles.find(([selector]) => element.matches(selector))?.[1] ?? '');
}

/** Whether an element and everything in it is hidden from assistive technology. */
export function isHidden(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden')) return true;
  const { display, visibility } = getStyle(element);
  return display === 'none' || visibility === 'hidden';
}

/** Returns the style of an element in its own document, which may be in a frame. */
export function getStyle(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}

/** Roles whose content is their name. */
const namedByContent = /^(button|checkbox|heading|link|menuitem|option|radio|switch|tab)$/;

/**
 * Computes the name of an element as browsers do, by the steps of the Accessible Name computation that the app uses:
 * `aria-labelledby`, `aria-label`, labels and captions, content, `title`.
 */
export function computeName(element: Element): string {
  const references = joinReferences(element, 'aria-labelledby');
  if (references !== '') return references;
  const label = element.getAttribute('aria-label')?.trim();
  if (label) return label;
  const { labels } = element as HTMLInputElement;
  if (labels && labels.length > 0) return joinTexts([...labels].map((one) => getContent(one)));
  const caption = element.querySelector(':scope > :is(legend, caption, figcaption)');
  if (caption) return getContent(caption);
  const alt = element.getAttribute('alt') ?? element.querySelector(':scope > title')?.textContent ?? '';
  if (alt.trim() !== '') return alt.trim();
  const content = namedByContent.test(getRole(element)) ? getContent(element) : '';
  return content || (element.getAttribute('title')?.trim() ?? '');
}

/** Computes the description of an element: the texts to which `aria-describedby` refers. */
export const computeDescription = (element: Element) => joinReferences(element, 'aria-describedby');

function joinReferences(element: Element, attribute: string): string {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '');
  return joinTexts(
    ids.map((id) => {
      const target = element.ownerDocument.getElementById(id);
      return target === null ? '' : target.getAttribute('aria-label')?.trim() || getContent(target, true);
    }),
  );
}

/** @param isReferenced a reference also reads what is hidden */
function getContent(element: Element, isReferenced = false): string {
  return joinTexts(
    [...element.childNodes].map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (node.nodeType !== Node.ELEMENT_NODE) return '';
      const part = node as Element;
      if (!isReferenced && isHidden(part)) return '';
      if (part.matches('input, select, textarea')) return '';
      return part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? getContent(part, isReferenced);
    }),
    '',
  );
}

function joinTexts(texts: readonly string[], separator = ' '): string {
  return texts.join(separator).replace(/\s+/g, ' ').trim();
}
