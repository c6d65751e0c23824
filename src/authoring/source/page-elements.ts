import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A tag in a page. */
export interface PageElement {
  readonly name: string;
  readonly line: number;
  /** Each attribute; its value is null unless it is a plain string. */
  readonly attributes: readonly { readonly name: string; readonly value: string | null }[];
  /** Nearest enclosing tag; undefined at the top level. */
  readonly parent?: string;
  /** Direct content: tag names or node types. */
  readonly holds: readonly string[];
  readonly node: Nodes;
}

/** Lists all tags of a page, in order. */
export function listElements(tree: Root): PageElement[] {
  const elements: PageElement[] = [];
  walk(tree, undefined, elements);
  return elements;
}

/** Returns the value of an attribute; undefined if it is missing or not a plain string. */
export function getAttributeText({ attributes }: PageElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value ?? undefined;
}

/** Returns the line of a node, from 1. */
export function getLine(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function walk(node: Nodes, parent: string | undefined, elements: PageElement[]): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    const element = toElement(child, parent);
    if (element) elements.push(element);
    walk(child, element?.name ?? parent, elements);
  }
}

function toElement(node: Nodes, parent: string | undefined): PageElement | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  return {
    name: node.name ?? '',
    line: getLine(node),
    attributes: node.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? { name: attribute.name, value: typeof attribute.value === 'string' ? attribute.value : null }
        : { name: '{…}', value: null },
    ),
    ...(parent === undefined ? {} : { parent }),
    holds: listContent(node),
    node,
  };
}

/** Omits comments, and paragraphs that only contain tags. */
function listContent(node: Nodes): string[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child): string[] => {
    if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return [child.name ?? ''];
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') return [];
    if (child.type === 'text' && child.value.trim() === '') return [];
    if (child.type === 'paragraph') {
      const inside = listContent(child);
      return inside.every((name) => /^[A-Z]/.test(name)) ? inside : ['paragraph'];
    }
    return [child.type];
  });
}

/** Calls `look` for every node of a type, with its line. */
export function visitNodes<T extends Nodes['type']>(
  tree: Nodes,
  type: T,
  onNode: (node: Extract<Nodes, { type: T }>, line: number) => void,
): void {
  visit(tree, (node: Nodes) => {
    if (node.type === type) onNode(node as Extract<Nodes, { type: T }>, getLine(node));
  });
}
