import { visitNodes, listElements, getAttributeText } from './elements.ts';
import { getPlainText } from './page-file.ts';
import type { PageSource } from './sources.ts';

/**
 * Where an address with # can lead within a page. Only the pages of `content/site` have a table of contents and
 * so anchors, made of their headings as `features/site/headings.ts` does, or named by `<Heading id="…">`.
 */
export function listAnchors({ kind, page }: PageSource): string[] {
  if (kind !== 'site' || !page) return [];
  const anchors: string[] = [];
  visitNodes(page.tree, 'heading', (node) => anchors.push(toAnchor(getPlainText(node))));
  for (const element of listElements(page.tree)) {
    const id = element.name === 'Heading' ? getAttributeText(element, 'id') : undefined;
    if (id) anchors.push(id);
  }
  return anchors;
}

function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
