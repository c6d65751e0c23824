import { findKeyLine } from './frontmatter-lines.ts';
import { displayedKeys } from './frontmatter.ts';
import type { Block } from './page-file.ts';
import type { ParsedPage } from './create-parsed-page.ts';

/** Lists all texts of a page: the texts of its head, then its blocks. */
export function listPageTexts({ page }: Pick<ParsedPage, 'page'>): Block[] {
  const first = page.tree.children[0];
  const yaml = first?.type === 'yaml' ? first.value : '';
  const head = displayedKeys.flatMap((key) => {
    const text = page.head[key];
    return typeof text === 'string' ? [{ text, line: findKeyLine(yaml, key), from: 'head' }] : [];
  });
  return [...head, ...page.blocks];
}
