import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '#tools/prepare.mjs';

/**
 * Finds messages that code puts together. Word order differs between languages, so a sentence is one message, and
 * sentences are joined by `joinSentences`.
 */

/** Files that join texts which no translator changes, with the reason. */
const exceptions: readonly (readonly [files: RegExp, reason: string])[] = [
  [/^src\/web\/ui\/theme\/classes\.ts$/, 'class names'],
  [/^src\/web\/features\/dashboard\/results\/use-results\.ts$/, 'ids'],
  [/^src\/web\/ui\/help-block\/need-to-talk\.tsx$/, 'phone numbers'],
  [/^src\/web\/forms\/announce-error\.ts$/, 'a label and its error, without a word between them'],
  [/^src\/web\/features\/site\/access-facts\.tsx$/, 'names of checks that contain commas'],
];

/** Lists the places of a file where a message is joined with another text. */
function listJoinedMessages(text: string, name = 'file.tsx'): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (isJoined(node)) found.push(node.getText(source).replaceAll(/\s+/g, ' ').slice(0, 100));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isJoined(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) return joinsInTemplate(node);
  if (ts.isBinaryExpression(node))
    return (
      node.operatorToken.kind === ts.SyntaxKind.PlusToken && (isMessage(node.left) || isMessage(node.right))
    );
  if (ts.isCallExpression(node)) return joinsList(node);
  return (ts.isJsxElement(node) || ts.isJsxFragment(node)) && joinsInChildren(node);
}

/** A message in a template with any other text. */
function joinsInTemplate({ head, templateSpans }: ts.TemplateExpression): boolean {
  const otherText = [head, ...templateSpans.map(({ literal }) => literal)].some(({ text }) => text !== '');
  return (
    templateSpans.some(({ expression }) => isMessage(expression)) && (otherText || templateSpans.length > 1)
  );
}

/** A list that is joined by a space or a punctuation mark. */
function joinsList({ expression, arguments: [separator] }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'join' &&
    separator !== undefined &&
    ts.isStringLiteral(separator) &&
    separator.text.endsWith(' ')
  );
}

/** A message next to another one, in one element. */
function joinsInChildren({ children }: ts.JsxElement | ts.JsxFragment): boolean {
  const texts = children.filter((child) => !isSpace(child));
  return texts.some((child, index) => {
    const next = texts[index + 1];
    return next !== undefined && isMessageChild(child) && isMessageChild(next);
  });
}

function isSpace(child: ts.JsxChild): boolean {
  // A full stop between two messages does not part them.
  if (ts.isJsxText(child)) return !/\p{L}/u.test(child.text);
  return (
    ts.isJsxExpression(child) &&
    (!child.expression || (ts.isStringLiteral(child.expression) && child.expression.text.trim() === ''))
  );
}

const isMessageChild = (child: ts.JsxChild) =>
  ts.isJsxExpression(child) && child.expression !== undefined && isMessage(child.expression);

/** A call of `t`, also behind a condition. */
function isMessage(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isMessage(node.expression);
  if (ts.isConditionalExpression(node)) return isMessage(node.whenTrue) || isMessage(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isMessage(node.right);
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't';
}

test.each([
  ['two messages in a template', "const a = `${t('a.b')} ${t('a.c')}`;"],
  ['a message and a sign', "const a = `${t('a.b')}:`;"],
  ['a sum', "const a = t('a.b') + name;"],
  ['a list', "const a = parts.filter(Boolean).join(' ');"],
  ['a title', "const a = [title, programName].join(' · ');"],
  ['two messages in an element', "const a = <p>{t('a.b')} {isOpen && t('a.c')}</p>;"],
])('finds a planted join: %s', (_, text) => {
  expect(listJoinedMessages(text)).toHaveLength(1);
});

test('messages in markup, addresses and values are no finding', () => {
  const text = `
    const a = \`<p>\${escapeHtml(t('a.b'))}</p>\`;
    const b = \`mailto:\${address}\`;
    const c = bytes.join('');
    const d = <p>{t('a.b')} <a href="/">{t('a.c')}</a></p>;
    const e = joinSentences(t, [t('a.b'), t('a.c')]);`;
  expect(listJoinedMessages(text)).toEqual([]);
});

const files = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/web/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.stories\.tsx$|\.d\.ts$/.test(file));

const listInFile = (file: string) =>
  listJoinedMessages(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`);

test('no sentence is put together from messages', () => {
  const isExempt = (file: string) => exceptions.some(([pattern]) => pattern.test(file));
  expect(files.filter((file) => !isExempt(file)).flatMap(listInFile)).toEqual([]);
});

test.each(exceptions)('the exception %s is needed', (pattern) => {
  expect(files.filter((file) => pattern.test(file)).flatMap(listInFile)).not.toEqual([]);
});
