import { expect, test } from 'vitest';
import { parseSheets } from '#authoring/exchange/workbook/parse-sheets.ts';
import { openWorkbook } from '#authoring/exchange/workbook/open-workbook.ts';
import { createSheets } from '#authoring/exchange/workbook/create-sheets.ts';
import { createWorkbook } from '#authoring/exchange/workbook/write-workbook.ts';
import { schema } from './workbook-fixtures.ts';

const roundTripText = (text: string) => ({ items: [{ id: 'a1', text }] });

test.each([
  '=1+1',
  '+91 80 4611 0007',
  '-5 is low',
  '@everyone',
  '=cmd|" /C calc"!A0',
  '<script>alert(1)</script>',
  '&lt;b&gt; & "quoted"',
  '"quoted" and "quoted"',
  '"quoted"',
  '',
  ' ',
  ' with edges ',
  'two\nlines',
  'two\r\nlines',
  'tab\tand bell\u0007',
  '_x000D_',
  'null',
  'TRUE',
  '12',
  '[1, 2]',
  '{ "a": 1 }',
  'मन 😀 ̈',
  'lone \ud800 half',
])('exports and imports the text %j, and writes no cell as a formula', async (text) => {
  const file = roundTripText(text);
  const bytes = await createWorkbook(createSheets({ id: 'S9', hash: 'a'.repeat(64), file }, schema), 'S9');
  const { sheets = [] } = { sheets: [], ...(await openWorkbook('S9.xlsx', bytes)) };
  expect(sheets.flatMap(({ problems }) => problems)).toEqual([]);
  expect(parseSheets(sheets, schema).file).toEqual(file);
});

test('rejects a text that is too long for a cell, with its path', () => {
  const file = roundTripText('a'.repeat(40_000));
  expect(() => createSheets({ id: 'S9', hash: 'a'.repeat(64), file }, schema)).toThrow(
    /items\[0\]\.text.*40000/,
  );
});
