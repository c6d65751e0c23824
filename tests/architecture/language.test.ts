import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Folders that use standard terms. */
const folders = [
  'src/contract',
  'src/domain',
  'src/research',
  'src/server',
  'src/authoring',
  'src/web',
  'tools',
  '.storybook',
  'tests',
];

/** Words with a standard term: an audit log is not called "trail", load shedding not "door". */
const replaced = new Set(
  (
    'comeback crowd desk door entrance fence hair judge judged judges ledger mend mended nobody outgrown parcel parcels ' +
    'patience plays rehearse somebody standing stands stood stranger strangers told trail twin twins whoever'
  ).split(' '),
);

/** An icon, an attribute of HTML, a former name of a variable, and a table and command whose names are stored. */
const exceptions: ReadonlySet<string> = new Set(['DoorOpen', 'playsInline', 'REMOVALS_LEDGER', 'trail']);

/** Words that comments may use in their ordinary sense: a video plays, a note on a door. */
const ordinary: ReadonlySet<string> = new Set(['door', 'entrance', 'fence', 'hair', 'plays']);

/** The words of an identifier or a path, in lower case. */
function splitWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

function findReplaced(name: string): string[] {
  return splitWords(name).filter((word) => replaced.has(word));
}

/** Identifiers of a file with a replaced word. */
function listPrivateNames(text: string, name = 'file.ts'): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !exceptions.has(node.text) && findReplaced(node.text).length > 0)
      names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return [...names];
}

/** Comments with a replaced word outside quotation marks and code. */
function listPrivateComments(text: string): string[] {
  const comments = text.match(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/ .*$/gm) ?? [];
  return comments.filter((comment) =>
    findReplaced(comment.replace(/`[^`]*`|"[^"]*"/g, '')).some((word) => !ordinary.has(word)),
  );
}

test('finds a planted comment', () => {
  const text =
    '/** Nobody waits. */\nconst a = 1;\n// Stands in line.\n/** Not "told", and not `desk-`. */\n';
  expect(listPrivateComments(text).map((comment) => comment.trim())).toEqual([
    '/** Nobody waits. */',
    '// Stands in line.',
  ]);
});

test.each(folders)('%s uses standard terms in comments', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|mjs|mts|css)$/.test(file),
  );
  const comments = files.flatMap((file) =>
    listPrivateComments(readFileSync(join(root, folder, file), 'utf8')),
  );
  expect(comments).toEqual([]);
});

test('finds a planted identifier', () => {
  expect(listPrivateNames('export const openTrail = (deskName: string) => deskName;')).toEqual([
    'openTrail',
    'deskName',
  ]);
  expect(findReplaced('src/server/admin/desk.ts')).toEqual(['desk']);
});

test.each(folders)('%s uses standard terms in identifiers and file names', (folder) => {
  // Names of migrations are stored in databases.
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('db/migrations/'),
  );
  expect(files.filter((file) => findReplaced(file).length > 0)).toEqual([]);
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => listPrivateNames(readFileSync(join(root, folder, file), 'utf8'), file));
  expect(names).toEqual([]);
});

/** Names of exported types of a file. */
function listExportedTypes(text: string, name = 'file.ts'): string[] {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    const isExported =
      isType && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    return isExported && statement.name ? [statement.name.text] : [];
  });
}

test('finds exported types', () => {
  expect(listExportedTypes('export interface Session {} type Local = 1; export type Place = 2;')).toEqual([
    'Session',
    'Place',
  ]);
});

test('no type name is exported twice in src', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    listExportedTypes(readFileSync(join(root, 'src', file), 'utf8'), file),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
