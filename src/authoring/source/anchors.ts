import { eachOf, elementsOf, wordsOfAttribute } from './elements.ts';
import { plainText } from './page-file.ts';
import type { PageSource } from './sources.ts';

/**
 * Where an address with # can lead within a page. Only the pages of `content/site` have a table of contents and
 * so anchors, made of their headings as `features/site/headings.ts` does, or named by `<Heading id="…">`.
 */
export function anchorsOf({ kind, page }: PageSource): string[] {
  if (kind !== 'site' || !page) return [];
  const anchors: string[] = [];
  eachOf(page.tree, 'heading', (node) => anchors.push(anchor(plainText(node))));
  for (const element of elementsOf(page.tree)) {
    const id = element.name === 'Heading' ? wordsOfAttribute(element, 'id') : undefined;
    if (id) anchors.push(id);
  }
  return anchors;
}

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
