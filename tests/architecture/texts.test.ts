import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '#tools/prepare.mjs';

/** Files with texts that are in English on purpose, with the reason. */
const exceptions: readonly (readonly [files: RegExp, reason: string])[] = [
  [
    /^src\/domain\/(answers\/answers|instrument\/format-band|account\/profile)\.ts$/,
    'for authors and researchers',
  ],
  [/^src\/domain\/(instrument\/check|scoring\/formulas)\//, 'for authors'],
  [/^src\/domain\/(psychometrics|tables)\//, 'for researchers'],
  [/^src\/domain\/fhir\//, 'names of the FHIR standard'],
  [/^src\/domain\/redcap\//, 'names of columns of REDCap'],
  [/^src\/server\/(server\.ts|(admin|config|crypto|db|erasure|instruments)\/)/, 'for operators'],
  [/^src\/server\/app\/(metrics\/|plugins\/(client-address|security-txt)\.ts)/, 'for operators'],
  [/^src\/server\/(app\/openapi\/|routes\/health\.ts)/, 'descriptions of the API'],
  [
    /^src\/web\/(api\/(consent-api|send-answers)|app\/chunk|features\/profile\/(login|nominee)-api)\.ts$/,
    'errors',
  ],
];

/** Constructors and functions whose texts are for developers and operators. */
const developerCalls = /Error$|^console\.|\blog\b/;
/** Properties of schemas and commands that document something. */
const developerProperties = /^(description|summary|does|args|operationId|tags)$/;

/** Two words, the first with a capital letter. */
const sentence = /^[“"'(]?[A-Z][\p{L}’']*[,:.]? [\p{L}\d{]/u;

/** Lists the texts of a file that a person may read: JSX texts, labels, and strings that look like a sentence. */
function listTexts(text: string, name = 'file.tsx'): string[] {
  const texts: string[] = [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node, source)) return;
    const found = readText(node);
    if (found !== null) texts.push(found.trim().replaceAll(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function readText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text) ? node.text : null;
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
    const isLabel = /^(aria-label|alt|label|legend|placeholder|title)$/.test(node.name.getText());
    return isLabel && /[A-Z]\p{L}/u.test(node.initializer.text) ? node.initializer.text : null;
  }
  if (ts.isStringLiteralLike(node)) return sentence.test(node.text) ? node.text : null;
  if (!ts.isTemplateExpression(node)) return null;
  const whole = node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return sentence.test(whole) ? whole : null;
}

function isForDevelopers(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isNewExpression(node) || ts.isCallExpression(node))
    return developerCalls.test(node.expression.getText(source));
  return ts.isPropertyAssignment(node) && developerProperties.test(node.name.getText(source));
}

test.each([
  ['Save your answers', 'const a = <p>Save your answers</p>;'],
  ['Close', 'const a = <button aria-label="Close" />;'],
  ['Please try again.', "export const message = 'Please try again.';"],
  ['Only {} left', 'const a = `Only ${count} left`;'],
])('finds a planted %j', (found, text) => {
  expect(listTexts(text)).toEqual([found]);
});

test('ids, errors, logs and types are no finding', () => {
  const text = `
    import { a } from 'Some path';
    type Name = 'High School';
    const path = 'M11 11V1.5a9.5 9.5';
    const label = t('app.nav.main');
    console.warn('Error fetching feedback', error);
    throw new OperatorError('Write the address.');`;
  expect(listTexts(text)).toEqual([]);
});

test('texts for people are in catalogues', () => {
  const files = ['web', 'domain', 'server'].flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `src/${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.stories\.tsx$|\.d\.ts$/.test(file))
    .filter((file) => !exceptions.some(([pattern]) => pattern.test(file)))
    .flatMap((file) =>
      listTexts(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});

test('each exception is needed', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `src/${file}`,
  );
  for (const [pattern] of exceptions) {
    const texts = files
      .filter((file) => /\.tsx?$/.test(file) && pattern.test(file))
      .flatMap((file) => listTexts(readFileSync(join(root, file), 'utf8'), file));
    expect(texts, String(pattern)).not.toEqual([]);
  }
});
