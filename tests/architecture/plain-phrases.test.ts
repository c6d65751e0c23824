import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { normalizePunctuation } from '#authoring/source/wording/normalize-punctuation.ts';
import { exemptTexts, findPhrases, phrasePairs } from '#authoring/source/wording/plain-phrases.ts';

const root = join(import.meta.dirname, '../..');

/** Folders with texts of screens, mails and pages of the server. Content and questionnaires have their own check. */
const folders = [
  'src/web',
  'src/domain/account',
  'src/domain/answers',
  'src/domain/progress',
  'src/server/mail/templates',
  'src/server/services/consent-receipt',
  'src/server/services/own-page',
];

/** Texts of a file: strings, parts of template strings and text of elements, with their lines. */
function listTexts(source: string, name = 'file.tsx'): { text: string; line: number }[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const texts: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      texts.push({ text: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Phrases in the texts of a file, with their lines and what to write. */
function listPhrases(source: string, name = 'file.tsx'): string[] {
  // Most files have no phrase, and parsing is slow.
  if (findPhrases(normalizePunctuation(source)).length === 0) return [];
  return listTexts(source, name).flatMap(({ text, line }) =>
    findPhrases(normalizePunctuation(text)).map(
      (found) => `${name}:${line} "${found.text}": write "${found.write}"`,
    ),
  );
}

test('finds phrases in strings, templates and elements, and not in comments', () => {
  const source = [
    '// when the line drops',
    "const a = 'Kept when the line drops.';",
    'const b = `${a} For your eyes alone. ${a}`;',
    'const c = <p>Nothing wants care now.</p>;',
  ].join('\n');
  expect(listPhrases(source)).toEqual([
    'file.tsx:2 "when the line drops": write "when the internet stops"',
    'file.tsx:3 "For your eyes alone": write "Only you can see this."',
    'file.tsx:4 "wants care": write "Needs care"',
    'file.tsx:4 "Nothing wants care": write "Nothing needs special care now."',
  ]);
});

test.each(folders)('%s writes in plain English', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.stories.'),
  );
  const found = files.flatMap((file) =>
    listPhrases(readFileSync(join(root, folder, file), 'utf8'), `${folder}/${file}`),
  );
  expect(found).toEqual([]);
});

test('every pair finds its example, and no proposed text has such a phrase', () => {
  for (const { avoid, write } of phrasePairs) {
    expect(findPhrases(normalizePunctuation(avoid)).map((found) => found.write)).toContain(write);
    expect(findPhrases(normalizePunctuation(write))).toEqual([]);
  }
});

test('every pair is listed once', () => {
  const avoided = phrasePairs.map(({ avoid }) => avoid);
  expect(avoided).toEqual([...new Set(avoided)]);
});

test('every exempt text has a phrase and a reason', () => {
  for (const { text, reason } of exemptTexts) {
    expect(text).not.toBe('');
    expect(reason).toMatch(/specif|published/);
  }
});
