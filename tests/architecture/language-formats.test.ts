import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '#tools/prepare.mjs';

/** Files that may name a locale: the formats, and the language that stored attempts have (drizzle-kit cannot import it). */
const owners = /^src\/(language\/|(domain\/instrument\/default-language|server\/db\/schema)\.ts$)/;

/** Names of `Intl` and of functions that depend on a locale, and texts that are a locale or a `lang` attribute of English. */
function listLocaleUses(text: string, name = 'file.tsx'): string[] {
  const uses: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && /^(Intl$|toLocale|localeCompare$)/.test(node.text)) uses.push(node.text);
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && /^en-IN$|lang="en-IN"/.test(node.text)) uses.push(node.text.match(/en-IN/)![0]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return uses;
}

test.each([
  ['Intl', "const list = new Intl.ListFormat('hi');"],
  ['toLocaleDateString', 'new Date().toLocaleDateString();'],
  ['toLocaleUpperCase', 'name.toLocaleUpperCase();'],
  ['localeCompare', 'names.sort((a, b) => a.localeCompare(b));'],
  ['en-IN', "const { language = 'en-IN' } = instrument;"],
  ['en-IN', 'const page = `<html lang="en-IN">${body}</html>`;'],
])('finds a planted %s', (use, text) => {
  expect(listLocaleUses(text)).toEqual([use]);
});

test('locale names in comments and descriptions are no finding', () => {
  expect(
    listLocaleUses("/** Such as 'en-IN'. */ const a = { description: 'A tag, such as en-IN.' };"),
  ).toEqual([]);
});

test('numbers, dates, lists and locales are formatted only by `src/language`', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !owners.test(file));
  const found = files.filter(
    (file) => listLocaleUses(readFileSync(join(root, file), 'utf8'), file).length > 0,
  );
  expect(found).toEqual([]);
});
