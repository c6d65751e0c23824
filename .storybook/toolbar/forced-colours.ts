/**
 * Approximates forced colours, which a page cannot switch on. Pseudo-elements keep their colours. The developer tools of
 * Chromium emulate them exactly (Rendering, forced-colors).
 */
const systemColours = [
  'Canvas',
  'CanvasText',
  'LinkText',
  'ButtonFace',
  'ButtonText',
  'ButtonBorder',
  'Field',
  'FieldText',
  'Highlight',
  'HighlightText',
  'GrayText',
  'SelectedItem',
  'SelectedItemText',
  'Mark',
  'MarkText',
  'AccentColor',
];
/** Background colours that forced text may have. */
const textBackgrounds = ['Canvas', 'ButtonFace', 'Field'];
const transparent = 'rgba(0, 0, 0, 0)';
const observerOptions: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['class', 'open', 'aria-checked', 'aria-selected', 'disabled'],
};

/** During a transition, computed colours are between two values. */
const noTransitions = document.createElement('style');
noTransitions.textContent = '* { transition: none !important }';

/** Rules that elements refer to by number, so that their style attributes do not change. */
const rules = document.createElement('style');
const attribute = 'data-forced';

const changedElements = new Set<Element>();
let frameRequest = 0;
const changes = new MutationObserver(() => {
  cancelAnimationFrame(frameRequest);
  frameRequest = requestAnimationFrame(applyForcedColours);
});

/** Forces the colours of all elements, also of later ones, or restores them. */
export function setForcedColours(on: boolean): void {
  if (!on && changedElements.size === 0) return;
  // A pending update would apply to the next story.
  cancelAnimationFrame(frameRequest);
  changes.disconnect();
  if (on) document.head.append(noTransitions, rules);
  else noTransitions.remove();
  if (on) applyForcedColours();
  else removeForcedColours();
}

function removeForcedColours(): void {
  for (const element of changedElements) element.removeAttribute(attribute);
  changedElements.clear();
  rules.textContent = '';
}

function applyForcedColours(): void {
  changes.disconnect();
  removeForcedColours();
  const systemValues = computeColours(systemColours);
  const backgroundValues = computeColours(textBackgrounds);
  const ruleNumbers = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body, body *')) {
    const declarations = computeDeclarations(element, systemValues, backgroundValues);
    if (declarations === '') continue;
    ruleNumbers.set(declarations, ruleNumbers.get(declarations) ?? ruleNumbers.size);
    element.setAttribute(attribute, String(ruleNumbers.get(declarations)));
    changedElements.add(element);
  }
  rules.textContent = [...ruleNumbers]
    .map(([declarations, number]) => `:root:root [${attribute}="${number}"] { ${declarations} }`)
    .join('\n');
  changes.observe(document.body, observerOptions);
}

/** Computes the declarations that force the colours of an element. */
function computeDeclarations(
  element: HTMLElement | SVGElement,
  systemValues: ReadonlySet<string>,
  backgroundValues: ReadonlySet<string>,
): string {
  const style = getComputedStyle(element);
  if (style.forcedColorAdjust === 'none' || element.closest('svg:not(:has(text))')) return '';
  const declarations: string[] = [];
  const set = (name: string, value: string) => declarations.push(`${name}: ${value} !important;`);
  if (element instanceof SVGElement) {
    if (element instanceof SVGTextContentElement && !systemValues.has(style.fill)) set('fill', 'CanvasText');
  } else {
    // Our white has the value of Canvas. On a background of these values it does not count as a system colour.
    const background = findBackground(element, systemValues);
    const isOnBackground = background === null || backgroundValues.has(background);
    const isSystemColour = (colour: string) =>
      systemValues.has(colour) && !(isOnBackground && backgroundValues.has(colour));
    if (!isSystemColour(style.color)) set('color', getTextColour(element));
    if (style.backgroundColor !== transparent && !systemValues.has(style.backgroundColor))
      set('background-color', 'Canvas');
    if (style.backgroundImage.includes('gradient')) set('background-image', 'none');
    if (!isSystemColour(style.borderTopColor)) set('border-color', 'currentColor');
    if (!systemValues.has(style.outlineColor)) set('outline-color', 'currentColor');
    set('box-shadow', 'none');
    set('text-shadow', 'none');
  }
  return declarations.join(' ');
}

function getTextColour(element: HTMLElement): string {
  if (element.matches(':disabled')) return 'GrayText';
  if (element.closest('a[href]')) return 'LinkText';
  return element.closest('button') ? 'ButtonText' : 'CanvasText';
}

/** The background of an element if it is a system colour; null if it is forced. */
function findBackground(element: HTMLElement, systemValues: ReadonlySet<string>): string | null {
  for (let current: HTMLElement | null = element; current; current = current.parentElement) {
    const { backgroundColor } = getComputedStyle(current);
    if (backgroundColor !== transparent) return systemValues.has(backgroundColor) ? backgroundColor : null;
  }
  return null;
}

/** The values of system colours on this device. */
function computeColours(names: readonly string[]): ReadonlySet<string> {
  const probe = document.body.appendChild(document.createElement('i'));
  const values = names.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return new Set(values);
}
