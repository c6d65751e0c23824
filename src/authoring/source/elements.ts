import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A tag in a page. */
export interface Element {
  readonly name: string;
  readonly line: number;
  /** Each attribute as written; null when it is no plain words in quotation marks. */
  readonly attributes: readonly { readonly name: string; readonly value: string | null }[];
  /** The tag that it stands in, whatever lies between; undefined at the top of the page. */
  readonly parent?: string;
  /** Its direct content: the name of a tag, or the type of a node. */
  readonly holds: readonly string[];
  readonly node: Nodes;
}

/** Every tag of a page, in order. */
export function listElements(tree: Root): Element[] {
  const elements: Element[] = [];
  walk(tree, undefined, elements);
  return elements;
}

/** The words of an attribute; undefined when it is missing or no plain words. */
export function getAttributeText({ attributes }: Element, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value ?? undefined;
}

/** The line of a node, from 1. */
export function getLine(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function walk(node: Nodes, parent: string | undefined, elements: Element[]): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    const element = toElement(child, parent);
    if (element) elements.push(element);
    walk(child, element?.name ?? parent, elements);
  }
}

function toElement(node: Nodes, parent: string | undefined): Element | undefined {
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

/** Comments do not count, nor does a paragraph that is only there because tags stand on one line. */
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

/** Calls back for every node of one type, with its line. */
export function visitNodes<T extends Nodes['type']>(
  tree: Nodes,
  type: T,
  look: (node: Extract<Nodes, { type: T }>, line: number) => void,
): void {
  visit(tree, (node: Nodes) => {
    if (node.type === type) look(node as Extract<Nodes, { type: T }>, getLine(node));
  });
}
