import type { Root } from 'mdast';
import { visitNodes } from './elements.ts';

/** The content of curly braces in the text of a page, with its line. */
export function listBraces(tree: Root): { readonly value: string; readonly line: number }[] {
  const braces: { value: string; line: number }[] = [];
  visitNodes(tree, 'mdxTextExpression', ({ value }, line) => braces.push({ value, line }));
  visitNodes(tree, 'mdxFlowExpression', ({ value }, line) => braces.push({ value, line }));
  return braces;
}

/** Whether it is empty or a note to oneself. */
export function isNote(value: string): boolean {
  return /^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value) && !isOpenNote(value);
}

/** Whether a second note begins before the first one ended. */
export function isOpenNote(value: string): boolean {
  return /^\s*\/\*[\s\S]*\{\/\*/.test(value);
}
