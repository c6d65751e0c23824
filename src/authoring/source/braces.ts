import type { Root } from 'mdast';
import { visitNodes } from './page-elements.ts';

/** Lists the expressions in curly braces of a page, with their lines. */
export function listBraces(tree: Root): { readonly value: string; readonly line: number }[] {
  const braces: { value: string; line: number }[] = [];
  visitNodes(tree, 'mdxTextExpression', ({ value }, line) => braces.push({ value, line }));
  visitNodes(tree, 'mdxFlowExpression', ({ value }, line) => braces.push({ value, line }));
  return braces;
}

/** Returns true if an expression is empty or a comment. */
export function isEmptyOrComment(value: string): boolean {
  return /^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value) && !isUnclosedComment(value);
}

/** Returns true if a second comment begins before the first one ends. */
export function isUnclosedComment(value: string): boolean {
  return /^\s*\/\*[\s\S]*\{\/\*/.test(value);
}
