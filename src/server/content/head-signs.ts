import { type Document, isMap, isNode, isPair, isScalar, visit } from 'yaml';
import { type ContentFinding, error } from './content-finding.ts';
import { linesOfHead } from './head-lines.ts';

/** What the checks of a head need of it: its text, its parsed form, and the line in the file of a place in the text. */
export interface ParsedHead {
  readonly file: string;
  readonly text: string;
  readonly document: Document;
  readonly lineAt: (offset: number) => number;
}

/** Signs that stand for something else at the beginning of a value, where an author means them as they are. */
const readAs: Readonly<Record<string, string>> = {
  '*': 'a star at the beginning of the words, which has a meaning of its own there',
  '&': 'the sign & at the beginning of the words, which has a meaning of its own there',
  '!': 'an exclamation mark at the beginning of the words, which has a meaning of its own there',
  '[': 'a square bracket at the beginning of the words, which is read as a list',
  '{': 'a curly brace at the beginning of the words, which is read as a group of keys',
};

/** The first sign of a head that makes something else than words of a value: the whole head cannot be relied on then. */
export function signFinding({ file, text, document, lineAt }: ParsedHead): ContentFinding | undefined {
  let at: number | undefined;
  visit(document, {
    Node(_, node) {
      const isWhole = node === document.contents && isMap(node);
      if (isWhole || (isScalar(node) && !node.anchor && !node.tag)) return undefined;
      at = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  if (at === undefined) return undefined;
  const line = lineAt(at);
  const words = lineIn(text, line).replace(/^[^:]*:\s*/, '');
  return error(file, line, {
    path: 'head',
    expected: 'lines of the form "title: Some words"',
    found: readAs[words.charAt(0)] ?? 'a value that is no words',
    mend: inMarks(lineIn(text, line)),
  });
}

/** Values that are words for people and not what is read: cut at a #, or taken for a number or for yes and no. */
export function misreadFindings({ file, text, document, lineAt }: ParsedHead): ContentFinding[] {
  const { contents } = document;
  const pairs = isMap(contents) ? contents.items.filter(isPair) : [];
  return pairs.flatMap(({ key, value }): ContentFinding[] => {
    if (!isScalar(key) || !isNode(value) || !isScalar(value) || !value.range) return [];
    const path = String(key.value);
    const [, end] = value.range;
    const isSpoken = path === 'title' || path === 'summary';
    const line = lineAt(end);
    const isBlock = value.type?.startsWith('BLOCK') === true;
    if (!isBlock && /^\s*#/.test(text.slice(end).split('\n', 1)[0]!)) {
      const rest = value.value === null ? 'nothing' : `"${String(value.value)}"`;
      const mend = isSpoken ? inMarks(lineIn(text, line)) : 'Remove # and what follows it.';
      return [
        error(file, line, {
          path,
          expected: 'a value without # behind a space',
          found: `${rest} alone: all that stands from # on is left out`,
          mend,
        }),
      ];
    }
    const kind = { number: 'a number', boolean: 'true or false' }[String(typeof value.value)];
    if (!isSpoken || !kind) return [];
    const found = `${value.source ?? String(value.value)}, which is read as ${kind}`;
    return [error(file, line, { path, expected: 'words', found, mend: inMarks(lineIn(text, line)) })];
  });
}

/** How a line of a head is written so that all of it is words. */
export function inMarks(line: string): string {
  const [, key, words = ''] = /^([A-Za-z]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  const plain = words.replace(/"([^"]+)"/g, '“$1”').replaceAll('"', '');
  if (key === undefined || plain === '' || plain.includes('\\'))
    return 'Put the words into quotation marks: title: "Step up: when you need to".';
  return `Put the words into quotation marks: ${key}: "${plain}".`;
}

/** A line of the file, as far as it belongs to the head; '' for another one. */
export function lineIn(head: string, line: number): string {
  return linesOfHead(head).find((one) => one.line === line)?.text ?? '';
}
