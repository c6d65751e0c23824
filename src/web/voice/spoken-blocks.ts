/** A text of the page that is spoken as one. */
export interface SpokenBlock {
  /** Is highlighted while its text is spoken. */
  readonly element: HTMLElement;
  readonly text: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** For an option of a question: its number, from 1. */
  readonly number?: number;
  /** The number is spoken before the text. */
  readonly hasSpokenNumber?: boolean;
}

const option = ':is([role="radiogroup"], fieldset) label:has(input), [data-say]';
const block = `h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, blockquote, summary, ${option}, a[href^="tel:"]`;
const silent = '[hidden], .sr, button, nav, script, style, svg, input, kbd, [data-silent]';

/**
 * Lists the visible texts of elements in their order, the options of a question last.
 * @param within CSS selector of the elements
 */
export function listSpokenBlocks(within: string): readonly SpokenBlock[] {
  const roots = [...document.querySelectorAll<HTMLElement>(within)];
  const elements = new Set(
    roots.flatMap((root) => [
      ...(root.matches(block) ? [root] : []),
      ...root.querySelectorAll<HTMLElement>(block),
    ]),
  );
  const blocks = [...elements].filter(isSpoken).flatMap((element) => {
    const text = readText(element);
    const language = element.closest<HTMLElement>('[lang]')?.lang ?? '';
    return text === '' ? [] : [{ element, text, language }];
  });
  const options = blocks.filter(({ element }) => element.matches(option));
  return [
    ...blocks.filter(({ element }) => !element.matches(option)),
    ...options.map((entry, index) => ({
      ...entry,
      number: index + 1,
      // The text of a disc begins with its letter.
      hasSpokenNumber: entry.element.dataset.say === undefined,
    })),
  ];
}

/** The discs of a slider are hidden from assistive technology, which uses its input, but have texts. */
function isSpoken(element: HTMLElement): boolean {
  if (element.dataset.say !== undefined) return true;
  // A link within a sentence is spoken with the sentence.
  if (element.matches('a') && element.parentElement?.closest(block)) return false;
  const isVisible = element.checkVisibility?.() ?? true;
  return isVisible && !element.closest(`${silent}, [aria-hidden="true"]`);
}

/** Reads the text of an element without that of nested blocks, which are spoken on their own. */
function readText(element: HTMLElement): string {
  const said = element.dataset.say;
  if (said !== undefined) return said;
  return collectText(element).replace(/\s+/g, ' ').trim();
}

function collectText(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child instanceof Text) return child.data;
      if (!(child instanceof HTMLElement)) return '';
      if (child.localName === 'br') return ' ';
      const isLink = child.matches('a');
      if (child.matches(`${silent}, [aria-hidden="true"]`) || (child.matches(block) && !isLink)) return '';
      return collectText(child);
    })
    .join('');
}
