import type { Nodes } from 'mdast';
import type { Flaw } from '../finding/rule.ts';
import { visitNodes } from './elements.ts';

/** Creates a violation for each node of a type, with its line, unless `flawOf` returns undefined. */
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
