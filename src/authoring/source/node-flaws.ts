import type { Nodes } from 'mdast';
import type { Flaw } from '../finding/rule.ts';
import { visitNodes } from './elements.ts';

/** One flaw for each part of a page of one type, at its line; none where `flawOf` gives undefined. */
export function collectNodeFlaws<T extends Nodes['type']>(
  tree: Nodes,
  type: T,
  flawOf: (node: Extract<Nodes, { type: T }>) => Omit<Flaw, 'line'> | undefined,
): Flaw[] {
  const flaws: Flaw[] = [];
  visitNodes(tree, type, (node, line) => {
    const flaw = flawOf(node);
    if (flaw) flaws.push({ ...flaw, line });
  });
  return flaws;
}
