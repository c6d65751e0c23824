import type { Root } from 'mdast';
import { visitNodes } from './elements.ts';

/**
 * Finds the matches of a pattern in the text of a page, with their lines. Repeated matches in the same text node are
 * omitted.
 */
export function findTextMatches(
  tree: Root,
  pattern: RegExp,
): { readonly words: string; readonly line: number }[] {
  const matches: { words: string; line: number }[] = [];
  visitNodes(tree, 'text', ({ value }, first) => {
    const known = new Set<string>();
    for (const { 0: words, index } of value.matchAll(pattern)) {
      if (known.has(words)) continue;
      known.add(words);
      matches.push({ words, line: first + value.slice(0, index).split('\n').length - 1 });
    }
  });
  return matches;
}
