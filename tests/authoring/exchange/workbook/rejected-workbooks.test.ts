import { expect, test } from 'vitest';
import { listOpeningProblems, appendParts, createWorkbook } from './workbook-fixtures.ts';

test('opens an unmodified workbook without findings', async () => {
  expect(await listOpeningProblems(await createWorkbook({}))).toEqual([]);
});

test.each<[string, object, string]>([
  ['merged cells', { merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 1 }] }, 'merged at items!A2'],
  ['a hidden row', { rowDefs: new Map([[3, { hidden: true }]]) }, 'hidden at items!A4'],
  ['a hidden column', { columns: [{}, { hidden: true, width: 9 }] }, 'hidden at items!B1'],
  ['a row with height 0', { rowDefs: new Map([[3, { height: 0 }]]) }, 'hidden at items!A4'],
  ['a very hidden worksheet', { veryHidden: true }, 'hidden at items'],
  ['10,000 rows', { rows: Array.from({ length: 10_000 }, (_, at) => [at]) }, 'too-many-rows at items!A2001'],
  ['300 columns', { rows: [Array.from({ length: 300 }, (_, at) => at)] }, 'too-many-columns at items!GS1'],
])('rejects %s with their location', async (_, change, problem) => {
  expect(await listOpeningProblems(await createWorkbook(change))).toContain(problem);
});

test.each<[string, object, string]>([
  [
    'a formula',
    { value: null, formula: 'HYPERLINK("http://a.example")', formulaResult: 'di1' },
    'formula at items!B3',
  ],
  ['a date', { value: new Date(2026, 0, 2), type: 'date' }, 'date at items!B3'],
  ['an error', { value: '#REF!', type: 'error' }, 'error-value at items!B3'],
])('rejects %s in a cell with its location', async (_, cell, problem) => {
  expect(await listOpeningProblems(await createWorkbook({}, { '2,1': cell }))).toEqual([problem]);
});

test.each([
  ['xl/vbaProject.bin', 'macros'],
  ['xl/macrosheets/sheet1.xml', 'macros'],
  ['xl/activeX/activeX1.bin', 'macros'],
  ['xl/externalLinks/externalLink1.xml', 'external-links'],
  ['xl/connections.xml', 'external-links'],
  ['xl/embeddings/oleObject1.bin', 'embedded-file'],
])('rejects a workbook that contains %s', async (name, rule) => {
  expect(
    await listOpeningProblems(appendParts(await createWorkbook({}), { [name]: Buffer.from('x') })),
  ).toEqual([rule]);
});

test('rejects a file that unpacks to more than 50 MB, whatever size it declares', async () => {
  const bomb = appendParts(await createWorkbook({}), { 'xl/media/a.xml': Buffer.alloc(60_000_000) });
  expect(bomb.length).toBeLessThan(200_000);
  expect(await listOpeningProblems(bomb)).toEqual(['too-large']);
  const claim = Buffer.from(bomb);
  const entry = claim.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  claim.writeUInt32LE(10, entry + 24);
  expect(await listOpeningProblems(claim)).toEqual(['too-large']);
});

test('rejects a part that unpacks to more than 200 times its size', async () => {
  const good = await createWorkbook({});
  const createZeros = (bytes: number) => appendParts(good, { 'xl/media/a.xml': Buffer.alloc(bytes) });
  expect(await listOpeningProblems(createZeros(1_000_000))).toEqual([]);
  expect(await listOpeningProblems(createZeros(1_000_001))).toEqual(['too-large']);
});

test('rejects a workbook of more than 500 parts', async () => {
  const names = Array.from({ length: 500 }, (_, at) => [`xl/media/${at}.png`, Buffer.from('x')]);
  expect(await listOpeningProblems(appendParts(await createWorkbook({}), Object.fromEntries(names)))).toEqual(
    ['too-large'],
  );
});

test('rejects a part that declares entities, before they are expanded', async () => {
  const xml = Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>');
  expect(await listOpeningProblems(appendParts(await createWorkbook({}), { 'xl/more.xml': xml }))).toEqual([
    'file-broken',
  ]);
});

test('rejects a file of another kind, whatever its name', async () => {
  const good = await createWorkbook({});
  const truncated = good.subarray(0, good.length / 2);
  expect(await listOpeningProblems(Buffer.from('id,text\na1,Hello\n'))).toEqual(['file-kind']);
  expect(await listOpeningProblems(Buffer.from('<html><table><tr><td>a1</td></tr></table>'))).toEqual([
    'file-kind',
  ]);
  expect(await listOpeningProblems(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toEqual(['file-kind']);
  expect(await listOpeningProblems(Buffer.alloc(0))).toEqual(['file-kind']);
  expect(await listOpeningProblems(good, 'S4.xlsm')).toEqual(['macros']);
  expect(await listOpeningProblems(truncated)).toEqual(['file-broken']);
});

test('rejects a zip file that is not a workbook', async () => {
  const empty = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]);
  expect(await listOpeningProblems(appendParts(empty, { 'a.txt': Buffer.from('Hello') }))).toEqual([
    'file-broken',
  ]);
});

test('reports adjacent hidden rows and columns once', async () => {
  const columns = Array.from({ length: 50 }, (_, at) => (at < 2 ? { width: 9 } : { hidden: true, width: 9 }));
  const rowDefs = new Map([3, 4, 5, 9].map((row) => [row, { hidden: true }]));
  expect(await listOpeningProblems(await createWorkbook({ columns, rowDefs }))).toEqual([
    'hidden at items!A4',
    'hidden at items!A10',
    'hidden at items!C1',
  ]);
});

test('a cell at the far end of a worksheet adds only one error', async () => {
  const far = { value: 'x', type: 'string' };
  expect(await listOpeningProblems(await createWorkbook({}, { '1048575,0': far }))).toEqual([
    'too-many-rows at items!A2001',
  ]);
});

test('ignores bytes of a file that are in no directory', async () => {
  const good = Buffer.from(await createWorkbook({}));
  const directory = good.readUInt32LE(good.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
  const between = Buffer.from('a second workbook');
  const file = Buffer.concat([good.subarray(0, directory), between, good.subarray(directory)]);
  file.writeUInt32LE(
    directory + between.length,
    file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16,
  );
  expect(await listOpeningProblems(file)).toEqual([]);
});
