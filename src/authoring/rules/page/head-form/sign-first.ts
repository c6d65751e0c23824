import { isMap, isScalar, visit } from 'yaml';
import { type FrontmatterText, getFrontmatterLine } from '../../../source/frontmatter.ts';
import { quoteLine } from '../../../source/wording/quote-line.ts';
import type { CheckRule } from '../../../finding/rule.ts';

/** Characters with a special meaning in YAML at the start of a value. */
const specialCharacters: Readonly<Record<string, string>> = {
  '*': 'a star at the beginning of the words, which is a special character',
  '&': 'the sign & at the beginning of the words, which is a special character',
  '!': 'an exclamation mark at the beginning of the words, which is a special character',
  '[': 'a square bracket at the beginning of the words, which is read as a list',
  '{': 'a curly brace at the beginning of the words, which is read as a group of keys',
};
const rest = 'summary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.';

export const signFirst: CheckRule<FrontmatterText> = {
  id: 'page/sign-first',
  level: 'error',
  description: 'A value of the head that begins with a special character is in quotation marks.',
  examples: [
    { bad: `---\ntitle: *Rest*\n${rest}`, good: `---\ntitle: "*Rest*"\n${rest}` },
    { bad: `---\ntitle: [Rest]\n${rest}`, good: `---\ntitle: "[Rest]"\n${rest}` },
  ],
  check: ({ document, yaml = '', lineAt }) => {
    if (!document) return [];
    let at: number | undefined;
    visit(document, {
      Node(_, node) {
        const isWhole = node === document.contents && isMap(node);
        if (isWhole || (isScalar(node) && !node.anchor && !node.tag)) return undefined;
        at = node.range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    if (at === undefined) return [];
    const line = lineAt(at);
    const text = getFrontmatterLine(yaml, line);
    return [
      {
        line,
        path: 'head',
        expected: 'lines of the form "title: Some words"',
        actual: specialCharacters[text.replace(/^[^:]*:\s*/, '').charAt(0)] ?? 'a value that is not text',
        fix: quoteLine(text),
      },
    ];
  },
};
