import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import type { PageMetadata } from '#domain/chain/library.ts';

/** A page of `content` as it was read: its head, its tree and what of it people read. */
export interface PageFile {
  readonly tree: Root;
  /** The head between the lines of three dashes; empty when there is none. Throws nothing: a bad head is empty. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Paragraphs, headings, list entries and spoken attributes, one string each. */
  readonly blocks: readonly Block[];
}

/** A piece of text that stands by itself, with its line in the file. */
export interface Block {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** What it is: 'text', 'heading', or the attribute of a component that it was written in, such as 'title'. */
  readonly from: string;
}

/** Words per minute of an unhurried adult reader on a phone; `minutes` in a page's head overrides the sum. */
const wordsPerMinute = 180;

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** Attributes of the authors' components that are not read aloud. */
const silent = new Set(['file', 'href', 'embed', 'kind', 'id', 'thumbnail', 'captions']);

/**
 * Reads one MDX page.
 * @throws the parser's message, with `line` and `column`, when the page is not well formed
 */
export function readPage(source: string): PageFile {
  const tree = processor.parse(source) as Root;
  return { tree, head: parseHead(tree), blocks: listBlocks(tree) };
}

/** How many words a page has. */
export function countPageWords({ blocks }: PageFile): number {
  return blocks.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0),
    0,
  );
}

/** What the library needs of a page; missing values of the head are empty; the check reports them. */
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
        if (attribute.type !== 'mdxJsxAttribute' || silent.has(attribute.name)) continue;
        if (typeof attribute.value === 'string') add(blocks, attribute.value, node, attribute.name);
      }
    }
    if (!containsText(node)) return;
    add(blocks, getPlainText(node), node, node.type === 'heading' ? 'heading' : 'text');
    return 'skip';
  });
  return blocks;
}

/** Whether text stands directly in the node: a paragraph, a heading, a cell, or a component around bare words. */
function containsText(node: Nodes): boolean {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return true;
  return node.type === 'mdxJsxFlowElement' && node.children.some(({ type }) => (type as string) === 'text');
}

/** The words of a part of a page, without marks and line ends. */
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
