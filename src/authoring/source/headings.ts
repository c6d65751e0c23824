import type { Heading as HeadingNode, Nodes, Root } from 'mdast';
import { type Element, getLine, getAttributeText } from './elements.ts';
import { getPlainText } from './page-file.ts';
import type { TagPart } from './tag-schema.ts';

/** A heading of a page, written with # or drawn by a tag. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly line: number;
  /** Made by a row of signs below its words. */
  readonly isUnderlined: boolean;
  /** The tag that draws it; undefined for one of Markdown. */
  readonly tag?: string;
}

/** Every heading of a page, in order. */
export function listHeadings(
  tree: Root,
  tags: readonly { readonly element: Element; readonly part: TagPart }[],
): Heading[] {
  const byNode = new Map(tags.map((tag) => [tag.element.node, tag]));
  const headings: Heading[] = [];
  const walk = (node: Nodes) => {
    const tag = byNode.get(node);
    if (tag?.part.heading) {
      const { element, part } = tag;
      const [first] = Object.keys(part.attributes);
      const text = (first && getAttributeText(element, first)) ?? '';
      headings.push({
        level: tag.part.heading,
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

/** The headings that leave out a level, each with the level of the heading above it; the title has the first. */
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

/** Words with a row of === or --- right below: every other heading of Markdown stands on one line. */
export function isUnderlined({ position }: HeadingNode): boolean {
  return position !== undefined && position.start.line !== position.end.line;
}
