import type { Nodes } from 'mdast';
import { isUnderlined } from './check-unlisted.ts';
import { type ContentFinding, error } from './content-finding.ts';
import { lineOfNode, wordsOfAttribute, elementsOf } from './elements.ts';
import { type PageFile, plainText } from './page-file.ts';
import { parts, type Part } from './parts.ts';

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly line: number;
  /** Made by a row of signs below its words, of which another check tells. */
  readonly isUnderlined?: boolean;
  /** The tag that draws it; undefined for one of Markdown. */
  readonly tag?: string;
}

/** Headings that are empty, of the first level, or that skip a level: listeners find their way by them. */
export function headingFindings(
  file: string,
  { tree }: PageFile,
  kind: keyof typeof parts,
): ContentFinding[] {
  const findings: ContentFinding[] = [];
  // The title of the page is the only heading of the first level.
  let above = 1;
  for (const { level, text, line, tag, isUnderlined: isTold } of headingsOf(tree, parts[kind])) {
    if (isTold) continue;
    const path = tag ? `<${tag}>` : '#'.repeat(level);
    if (!tag && text === '') {
      findings.push(
        error(file, line, {
          path,
          expected: 'words after the signs of a heading',
          found: 'none',
          mend: 'Write them, or remove the line.',
        }),
      );
    }
    if (level === 1) {
      const mend = `Write "## ${text}". The title in the head is already the first heading.`;
      findings.push(
        error(file, line, { path, expected: 'headings with ## or more', found: `# ${text}`, mend }),
      );
    } else if (level > above + 1) {
      findings.push(jump(file, line, path, level, above, tag));
    }
    above = Math.max(level, 1);
  }
  return findings;
}

function jump(
  file: string,
  line: number,
  path: string,
  level: number,
  above: number,
  tag?: string,
): ContentFinding {
  if (tag) {
    const expected = 'a heading with ## before the first cards, whose titles are one level lower';
    const mend = `Write a heading such as "## Six things to try" above <${tag}>.`;
    return error(file, line, { path, expected, found: 'none above it', mend });
  }
  const expected = `${'#'.repeat(above + 1)} at most, one level below the heading before it`;
  const mend = `Write ${'#'.repeat(above + 1)}. Headings go down one level at a time.`;
  return error(file, line, { path, expected, found: '#'.repeat(level), mend });
}

function headingsOf(tree: PageFile['tree'], known: Readonly<Record<string, Part>>): Heading[] {
  const tags = new Map(elementsOf(tree).map((element) => [element.node, element]));
  const found: Heading[] = [];
  const walk = (node: Nodes) => {
    const element = tags.get(node);
    const level = element && Object.hasOwn(known, element.name) ? known[element.name]?.heading : undefined;
    if (element && level) {
      const words = Object.keys(known[element.name]!.attributes).map((name) =>
        wordsOfAttribute(element, name),
      );
      found.push({ level, text: words[0] ?? '', line: element.line, tag: element.name });
    }
    if (node.type === 'heading') {
      found.push({
        level: node.depth,
        text: plainText(node),
        line: lineOfNode(node),
        isUnderlined: isUnderlined(node),
      });
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return found;
}
