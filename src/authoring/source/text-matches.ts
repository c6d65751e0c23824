import type { Root } from 'mdast';
import { visitNodes } from './elements.ts';

/** Every text that a pattern finds in the plain words of a page, each once in its paragraph, with its line. */
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
