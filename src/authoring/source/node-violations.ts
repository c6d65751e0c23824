import type { Nodes } from 'mdast';
import type { Violation } from '../finding/rule.ts';
import { visitNodes } from './page-elements.ts';

/** Creates a violation for each node of a type, with its line, unless `createViolation` returns undefined. */
export function collectNodeViolations<T extends Nodes['type']>(
  tree: Nodes,
  type: T,
  createViolation: (node: Extract<Nodes, { type: T }>) => Omit<Violation, 'line'> | undefined,
): Violation[] {
  const violations: Violation[] = [];
  visitNodes(tree, type, (node, line) => {
    const violation = createViolation(node);
    if (violation) violations.push({ ...violation, line });
  });
  return violations;
}
