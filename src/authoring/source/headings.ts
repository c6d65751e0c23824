import type { Heading as HeadingNode, Nodes, Root } from 'mdast';
import { type PageElement, getLine, getAttributeText } from './page-elements.ts';
import { getPlainText } from './page-file.ts';
import type { TagSpec } from './tag-schema.ts';

/** A heading of a page, in Markdown or from a tag. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly line: number;
  /** True for a Markdown heading that is underlined with === or ---. */
  readonly isUnderlined: boolean;
  /** The tag that renders it; undefined for a Markdown heading. */
  readonly tag?: string;
}

/** Lists all headings of a page, in order. */
export function listHeadings(
  tree: Root,
  tags: readonly { readonly element: PageElement; readonly spec: TagSpec }[],
): Heading[] {
  const byNode = new Map(tags.map((tag) => [tag.element.node, tag]));
  const headings: Heading[] = [];
  const walk = (node: Nodes) => {
    const tag = byNode.get(node);
    if (tag?.spec.heading) {
      const { element, spec } = tag;
      const [first] = Object.keys(spec.attributes);
      const text = (first && getAttributeText(element, first)) ?? '';
      headings.push({
        level: tag.spec.heading,
        text,
        line: element.line,
        isUnderlined: false,
        tag: element.name,
      });
    }
    if (node.type === 'heading') {
      const [text, line] = [getPlainText(node), getLine(node)];
      headings.push({ level: node.depth, text, line, isUnderlined: isUnderlined(node) });
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return headings;
}

/** Finds headings that skip a level, each with the level of the previous heading. The page title has level 1. */
export function findSkippedLevels(
  headings: readonly Heading[],
): { readonly heading: Heading; readonly above: number }[] {
  const steps: { heading: Heading; above: number }[] = [];
  let above = 1;
  for (const heading of headings.filter(({ isUnderlined: isRow }) => !isRow)) {
    if (heading.level > above + 1) steps.push({ heading, above });
    above = heading.level;
  }
  return steps;
}

/** Returns true for a heading underlined with === or ---, which is the only Markdown heading on two lines. */
export function isUnderlined({ position }: HeadingNode): boolean {
  return position !== undefined && position.start.line !== position.end.line;
}
