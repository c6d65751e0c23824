import { type Node, parseTree } from 'jsonc-parser';

/**
 * Returns the line of a value in a JSON text, from 1. For a missing value, returns the line of its nearest parent.
 * @param text JSON that parses
 * @param path as in findings, such as "scores[2].report.bands". Returns undefined for ''.
 */
export function findLine(text: string, path: string): number | undefined {
  if (path === '') return undefined;
  let node = getTree(text);
  for (const step of splitPath(path)) {
    const child = findChild(node, step);
    if (!child) break;
    node = child;
  }
  return text.slice(0, node?.offset).split('\n').length;
}

/** Returns start and end of a value in a JSON text, or undefined for an unknown path. */
export function findSpan(text: string, path: string): { start: number; end: number } | undefined {
  let node = getTree(text);
  for (const step of splitPath(path)) node = findChild(node, step);
  return node && { start: node.offset, end: node.offset + node.length };
}

let last: { readonly text: string; readonly tree: Node | undefined } | undefined;

/** Caches the last tree, because callers look up many values of the same text. */
function getTree(text: string): Node | undefined {
  if (last?.text !== text) last = { text, tree: parseTree(text) };
  return last.tree;
}

function splitPath(path: string): string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

function findChild(parent: Node | undefined, step: string): Node | undefined {
  if (parent?.type === 'array') return parent.children?.[Number(step)];
  return parent?.children?.find(({ children }) => children?.[0]?.value === step)?.children?.[1];
}
