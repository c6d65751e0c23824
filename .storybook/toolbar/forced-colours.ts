/**
 * Forced colours as nearly as a page can show them: a browser forces them where the device asks, and no page can ask. What
 * stands before and after an element by style alone keeps its colours. The tests look at the geometry (plates.ts); the
 * real thing is in the browser's developer tools, under Rendering.
 */
const system = [
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
/** Those that words may stand on by themselves. */
const grounds = ['Canvas', 'ButtonFace', 'Field'];
const none = 'rgba(0, 0, 0, 0)';
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['class', 'open', 'aria-checked', 'aria-selected', 'disabled'],
};

/** A colour under way to another one could not be read. */
const still = document.createElement('style');
still.textContent = '* { transition: none !important }';

/** What is forced, as rules that elements name by number: what an element says of itself in its style attribute must come back. */
const rules = document.createElement('style');
const mark = 'data-forced';

const touched = new Set<Element>();
let waits = 0;
const changes = new MutationObserver(() => {
  cancelAnimationFrame(waits);
  waits = requestAnimationFrame(force);
});

/** Forces the colours of everything in the page, and of what comes; or lets go of them. */
export function forceColours(on: boolean): void {
  if (!on && touched.size === 0) return;
  // A change of a moment ago must not force the colours of what is shown next.
  cancelAnimationFrame(waits);
  changes.disconnect();
  if (on) document.head.append(still, rules);
  else still.remove();
  if (on) force();
  else release();
}

function release(): void {
  for (const element of touched) element.removeAttribute(mark);
  touched.clear();
  rules.textContent = '';
}

function force(): void {
  changes.disconnect();
  release();
  const kept = coloursOf(system);
  const plain = coloursOf(grounds);
  const known = new Map<string, number>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body, body *')) {
    const said = forcedOf(element, kept, plain);
    if (said === '') continue;
    known.set(said, known.get(said) ?? known.size);
    element.setAttribute(mark, String(known.get(said)));
    touched.add(element);
  }
  rules.textContent = [...known]
    .map(([said, number]) => `:root:root [${mark}="${number}"] { ${said} }`)
    .join('\n');
  changes.observe(document.body, watched);
}

/** What of an element is forced, as declarations. */
function forcedOf(
  element: HTMLElement | SVGElement,
  kept: ReadonlySet<string>,
  plain: ReadonlySet<string>,
): string {
  const style = getComputedStyle(element);
  if (style.forcedColorAdjust === 'none' || element.closest('svg:not(:has(text))')) return '';
  const said: string[] = [];
  const set = (name: string, value: string) => said.push(`${name}: ${value} !important;`);
  if (element instanceof SVGElement) {
    if (element instanceof SVGTextContentElement && !kept.has(style.fill)) set('fill', 'CanvasText');
  } else {
    // White is a colour of ours and the system's ground as well: on that ground no style sheet names it.
    const ground = groundOf(element, kept);
    const onPlain = ground === null || plain.has(ground);
    const isNamed = (colour: string) => kept.has(colour) && !(onPlain && plain.has(colour));
    if (!isNamed(style.color)) set('color', textOf(element));
    if (style.backgroundColor !== none && !kept.has(style.backgroundColor)) set('background-color', 'Canvas');
    if (style.backgroundImage.includes('gradient')) set('background-image', 'none');
    if (!isNamed(style.borderTopColor)) set('border-color', 'currentColor');
    if (!kept.has(style.outlineColor)) set('outline-color', 'currentColor');
    set('box-shadow', 'none');
    set('text-shadow', 'none');
  }
  return said.join(' ');
}

function textOf(element: HTMLElement): string {
  if (element.matches(':disabled')) return 'GrayText';
  if (element.closest('a[href]')) return 'LinkText';
  return element.closest('button') ? 'ButtonText' : 'CanvasText';
}

/** The colour that was named for what an element stands on; null where that is forced, to one of the plain grounds. */
function groundOf(element: HTMLElement, kept: ReadonlySet<string>): string | null {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== none) return kept.has(backgroundColor) ? backgroundColor : null;
  }
  return null;
}

/** What colours of the system are here; a style sheet that names one keeps it. */
function coloursOf(names: readonly string[]): ReadonlySet<string> {
  const probe = document.body.appendChild(document.createElement('i'));
  const found = names.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return new Set(found);
}
