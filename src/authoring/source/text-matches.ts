import type { Root } from 'mdast';
import { visitNodes } from './page-elements.ts';

/**
 * Finds the matches of a pattern in the text of a page, with their lines. Repeated matches in the same text node are
 * omitted.
 */
export function findTextMatches(
  tree: Root,
  pattern: RegExp,
): { readonly text: string; readonly line: number }[] {
  const matches: { text: string; line: number }[] = [];
  visitNodes(tree, 'text', ({ value }, first) => {
    const known = new Set<string>();
    for (const { 0: text, index } of value.matchAll(pattern)) {
      if (known.has(text)) continue;
      known.add(text);
      matches.push({ text, line: first + value.slice(0, index).split('\n').length - 1 });
    }
  });
  return matches;
}
