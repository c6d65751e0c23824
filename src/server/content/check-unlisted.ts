import type { Heading, Nodes, TableRow } from 'mdast';
import { type ContentFinding, error } from './content-finding.ts';
import { eachOf, lineOfNode } from './elements.ts';
import { type PageFile, plainText } from './page-file.ts';

interface Unlisted {
  readonly path: string;
  readonly found: string;
  /** What to write instead. */
  readonly mend: string;
}

type Look<T extends Nodes['type']> = (node: Extract<Nodes, { type: T }>) => Unlisted | undefined;

/** One entry for each thing that Markdown knows and content/README.md does not list. */
const unlisted: { readonly [T in Nodes['type']]?: Look<T> } = {
  heading: (node) =>
    isUnderlined(node)
      ? {
          path: 'heading',
          found: `a row of ${node.depth === 1 ? 'equals signs' : 'dashes'} right below words, which makes a heading of them`,
          mend: `Remove the row. If a heading is meant, write "## ${plainText(node)}".`,
        }
      : undefined,
  thematicBreak: () => ({
    path: 'line',
    found: 'a line across the page',
    mend: 'Remove the row of signs. Where a new part begins, write a heading: "## What helps".',
  }),
  footnoteReference: ({ label, identifier }) => ({
    path: 'footnote',
    found: `[^${label ?? identifier}]`,
    mend: 'Say it in the text in round brackets, or name the source in <FurtherReading>.',
  }),
  footnoteDefinition: ({ label, identifier }) => ({
    path: 'footnote',
    found: `[^${label ?? identifier}]: and its words`,
    mend: 'Move the words into the text, and remove the mark.',
  }),
  listItem: (node) =>
    typeof node.checked === 'boolean'
      ? {
          path: 'list',
          found: 'a box to tick, which readers cannot tick',
          mend: `Write "- ${plainText(node)}".`,
        }
      : undefined,
  delete: (node) => ({
    path: 'struck out',
    found: `~~${plainText(node)}~~`,
    mend: 'Remove these words, or remove the signs ~ around them.',
  }),
  break: () => ({
    path: 'line break',
    found: 'two spaces or a backslash at the end of a line, which breaks the line',
    mend: 'Remove them. Where a new part begins, leave an empty line; short lines one below the other are a list: "- one".',
  }),
  inlineCode: ({ value }) => ({
    path: 'signs',
    found: `\`${value}\``,
    mend: `Write “${value}” with quotation marks, or *${value}* in italic.`,
  }),
  code: () => ({
    path: 'signs',
    found: 'a block between rows of ```',
    mend: 'Remove the rows. For words set apart write > before them, or use <Callout>.',
  }),
  linkReference: (node) => ({
    path: 'link',
    found: `[${plainText(node)}][${node.label ?? node.identifier}]`,
    mend: `Write [${plainText(node)}](/page) or [${plainText(node)}](https://…).`,
  }),
  definition: ({ label, identifier, url }) => ({
    path: 'link',
    found: `[${label ?? identifier}]: ${url}`,
    mend: `Remove the line, and write the address where the link stands: [words](${url}).`,
  }),
  imageReference: ({ alt }) => ({
    path: 'picture',
    found: `a picture: ${alt ?? ''}`,
    mend: 'Say it in words, or ask the developers for a place for pictures.',
  }),
};

/** Marks that change how a page looks, and that the guide does not list: an author hardly meant them. */
export function unlistedFindings(file: string, { tree }: PageFile): ContentFinding[] {
  // Without its first row of dashes, or its last, a head is taken for marks; of that another check tells.
  if (tree.children[0]?.type !== 'yaml') return [];
  const findings: ContentFinding[] = [];
  const expected = 'only the marks that content/README.md lists';
  for (const [type, look] of Object.entries(unlisted) as [Nodes['type'], Look<Nodes['type']>][]) {
    eachOf(tree, type, (node, line) => {
      const problem = look(node);
      if (problem) findings.push(error(file, line, { expected, ...problem }));
    });
  }
  return [...findings, ...tableFindings(file, tree)];
}

/** Words with a row of === or --- right below: every other heading of Markdown stands on one line. */
export function isUnderlined({ position }: Heading): boolean {
  return position !== undefined && position.start.line !== position.end.line;
}

/** Tables that lack the line of dashes, so that readers would see the signs, or that have cells which nobody sees. */
function tableFindings(file: string, tree: PageFile['tree']): ContentFinding[] {
  const findings: ContentFinding[] = [];
  eachOf(tree, 'paragraph', (node, line) => {
    const [head = '', ...rest] = textOf(node).split('\n');
    if (!/^\s*\|.*\|/.test(head) && !(rest.length > 0 && / \| /.test(head) && / \| /.test(rest[0]!))) return;
    const cells = head.replace(/^\s*\||\|\s*$/g, '').split('|');
    findings.push(
      error(file, line, {
        path: 'table',
        expected: 'a second line of dashes, with as many cells as the first line',
        found: `"${head}" without it`,
        mend: `Write this as the second line: ${`| ${cells.map(() => '---').join(' | ')} |`}`,
      }),
    );
  });
  eachOf(tree, 'table', ({ children: [head, ...rows] }) => {
    for (const row of rows) if (head && isLonger(row, head)) findings.push(lostCells(file, row, head));
  });
  return findings;
}

function isLonger({ children }: TableRow, head: TableRow): boolean {
  return children.length > head.children.length;
}

function lostCells(file: string, row: TableRow, { children: { length } }: TableRow): ContentFinding {
  return error(file, lineOfNode(row), {
    path: 'table',
    expected: `at most ${length} cells, as in the first line of the table`,
    found: `${row.children.length}; nobody would see "${plainText(row.children[length]!)}"`,
    mend: 'Put words into fewer cells, or add a cell to the first line and to the line of dashes.',
  });
}

/** The words of a part of a page with their line ends, which tell one row of a table from the next. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
