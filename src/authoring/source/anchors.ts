import { visitNodes, listElements, getAttributeText } from './page-elements.ts';
import { getPlainText } from './page-file.ts';
import type { PageSource } from './sources.ts';

/**
 * Lists the anchors of a page: the ids that `features/site/headings.ts` creates from headings, and those of `<Heading
 * id="…">`. Only pages of `content/site` have anchors.
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
