import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import type { PageMetadata } from '#domain/reading-order/library.ts';

/** A parsed page of `content`: its head, syntax tree and texts. */
export interface PageFile {
  readonly tree: Root;
  /** The YAML head; empty if it is missing or invalid. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Paragraphs, headings, list entries and displayed attributes, one string each. */
  readonly blocks: readonly Block[];
}

/** A text of a page, with its line. */
export interface Block {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** 'text', 'heading', or the name of the attribute that contains it, such as 'title'. */
  readonly from: string;
}

/** Reading speed of adults on a phone, in words per minute. `minutes` in the head overrides the result. */
const wordsPerMinute = 180;

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** Attributes whose values are not displayed. */
const hiddenAttributes = new Set(
  'file href embed kind id thumbnail captions seconds in out rounds section score upTo without'.split(' '),
);

/**
 * Parses an MDX page.
 * @throws the error of the parser, with `line` and `column`, if the page is not well formed
 */
export function parsePageSource(source: string): PageFile {
  const tree = processor.parse(source) as Root;
  return { tree, head: parseHead(tree), blocks: listBlocks(tree) };
}

/** Counts the words of a page. */
export function countPageWords({ blocks }: PageFile): number {
  return blocks.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0),
    0,
  );
}

/** Returns the metadata of a page for the library. Missing values are empty; the check reports them. */
export function getPageMetadata(page: PageFile): PageMetadata {
  const { title, summary, minutes } = page.head;
  return {
    title: typeof title === 'string' ? title : '',
    summary: typeof summary === 'string' ? summary : '',
    minutes:
      typeof minutes === 'number' ? minutes : Math.max(1, Math.round(countPageWords(page) / wordsPerMinute)),
  };
}

function parseHead(tree: Root): Record<string, unknown> {
  const first = tree.children[0];
  if (first?.type !== 'yaml') return {};
  try {
    return (parse(first.value, { logLevel: 'error' }) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function listBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || hiddenAttributes.has(attribute.name)) continue;
        if (typeof attribute.value === 'string') add(blocks, attribute.value, node, attribute.name);
      }
    }
    if (!containsText(node)) return;
    add(blocks, getPlainText(node), node, node.type === 'heading' ? 'heading' : 'text');
    return 'skip';
  });
  return blocks;
}

/** Returns true if a node directly contains text: a paragraph, a heading, a cell, or a component with bare text. */
function containsText(node: Nodes): boolean {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return true;
  return node.type === 'mdxJsxFlowElement' && node.children.some(({ type }) => (type as string) === 'text');
}

/** Returns the text of a node without markup and line breaks. */
export function getPlainText(node: Nodes): string {
  let text = '';
  visit(node, (part: Nodes) => {
    if (part.type === 'text' || part.type === 'inlineCode') text += part.value;
    if (part.type === 'break') text += ' ';
  });
  return text.replace(/\s+/g, ' ').trim();
}

function add(blocks: Block[], text: string, node: Nodes, from: string): void {
  if (text !== '') blocks.push({ text, line: node.position?.start.line ?? 1, from });
}
