import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatJson } from '#authoring/drafts/format-json.ts';
import { parseSheets } from '#authoring/exchange/workbook/parse-sheets.ts';
import { openWorkbook } from '#authoring/exchange/workbook/open-workbook.ts';
import { createSheets } from '#authoring/exchange/workbook/create-sheets.ts';
import { createWorkbook } from '#authoring/exchange/workbook/write-workbook.ts';

const folder = new URL('../../../../questionnaires/', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('instrument.schema.json', folder), 'utf8'));
const hash = 'a'.repeat(64);
const readText = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const listNames = (path: string) =>
  readdirSync(new URL(path, folder))
    .filter((name) => /^[A-Z0-9]+[@-][^.]*(\.\d+)*\.json$/.test(name))
    .map((name) => `${path}${name}`);
const publicForms = '../tests/instruments/public/';

async function roundTrip(file: object): Promise<unknown> {
  const bytes = await createWorkbook(createSheets({ id: 'S9', hash, file }, schema), 'S9');
  const { sheets, problem } = await openWorkbook('S9.xlsx', bytes);
  expect(problem).toBeUndefined();
  expect(sheets?.flatMap(({ problems }) => problems)).toEqual([]);
  const read = parseSheets(sheets ?? [], schema);
  expect(read.problems).toBeUndefined();
  return read.file;
}

test.each(listNames('./'))('exports and imports %s byte for byte', async (name) => {
  const text = readText(name);
  expect(formatJson((await roundTrip(JSON.parse(text))) as object)).toBe(text);
});

test.each(listNames('published/'))('exports and imports the published %s byte for byte', async (name) => {
  const text = readText(name);
  expect(`${JSON.stringify(await roundTrip(JSON.parse(text)), null, 2)}\n`).toBe(text);
});

test.each(listNames(publicForms))('exports and imports the public structure %s key by key', async (name) => {
  const file = JSON.parse(readText(name));
  expect(JSON.stringify(await roundTrip(file), null, 2)).toBe(JSON.stringify(file, null, 2));
});

test('tests the five, their published copies and the public structures', () => {
  expect(listNames('./')).toHaveLength(5);
  expect(listNames('published/').length).toBeGreaterThanOrEqual(10);
  expect(listNames(publicForms)).toHaveLength(24);
});

test('exports and imports a questionnaire with every key byte for byte', async () => {
  const file = JSON.parse(readFileSync(new URL('every-key.json', import.meta.url), 'utf8'));
  expect(JSON.stringify(await roundTrip(file), null, 2)).toBe(JSON.stringify(file, null, 2));
});

test('has each key and each kind of the schema in one of these files', () => {
  const names = [...listNames('./'), ...listNames(publicForms)];
  const text = [
    ...names.map(readText),
    readFileSync(new URL('every-key.json', import.meta.url), 'utf8'),
  ].join();
  const missing = [...listSchemaWords(schema)].filter((word) => !text.includes(`"${word}"`));
  expect(missing).toEqual([]);
});

/** The names of all properties, and the values of `kind`. */
function listSchemaWords(node: unknown, words = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return words;
  const { properties } = node as {
    readonly properties?: Readonly<Record<string, { const?: unknown; enum?: unknown[] }>>;
  };
  for (const [key, { const: value, enum: values = [] }] of Object.entries(properties ?? {})) {
    words.add(key);
    if (key === 'kind') for (const kind of [value, ...values]) if (typeof kind === 'string') words.add(kind);
  }
  for (const inner of Object.values(node)) listSchemaWords(inner, words);
  return words;
}
