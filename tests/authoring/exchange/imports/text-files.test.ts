import { expect, test } from 'vitest';
import { readCsvRows } from '#authoring/exchange/imports/file/csv-rows.ts';
import { decodeFile } from '#authoring/exchange/imports/file/decode-file.ts';

test('reads quoted commas, line ends and doubled quotation marks, with the line of each row', async () => {
  const read = await readCsvRows('a,b\r\n"one, two","x ""y"""\r\n"two\r\nlines",z\r\nlast,w\r\n');
  expect(read).toEqual({
    rows: [
      ['a', 'b'],
      ['one, two', 'x "y"'],
      ['two\r\nlines', 'z'],
      ['last', 'w'],
    ],
    lines: [1, 2, 3, 5],
  });
});

test.each<[string, string, string, number, string]>([
  ['a quotation mark that is not closed', 'a,b\n"one,2\nthree,4\n', 'import/quote-open', 2, 'column 1'],
  ['a quotation mark within a cell', 'a,b\n1,x"y\n', 'import/quote-place', 2, 'column 4'],
  ['letters after a closed cell', 'a,b\n1,"x"y\n', 'import/quote-place', 2, 'column 5'],
  ['a row with too many cells', 'a,b\n1,2\n1,2,3\n', 'import/too-many-cells', 3, 'cell 3'],
])('refuses %s with line and column', async (_, text, rule, line, path) => {
  const { problem } = await readCsvRows(text);
  expect(problem).toMatchObject({ rule, line, path });
});

test('recognises UTF-16 with and without a byte order mark, and Windows-1252', () => {
  const utf16 = Buffer.from('a,b\r\ncafé,2\r\n'.repeat(3), 'utf16le');
  expect(decodeFile(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]))).toMatchObject({ encoding: 'UTF-16' });
  expect(decodeFile(utf16)).toMatchObject({ encoding: 'UTF-16' });
  expect(decodeFile(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x93]))).toEqual({
    text: 'café“',
    encoding: 'Windows-1252',
  });
  expect(decodeFile(Buffer.from('café', 'utf8'))).toEqual({ text: 'café', encoding: 'UTF-8' });
});

test('refuses a mixture of encodings with line and column', () => {
  const mixed = Buffer.concat([Buffer.from('a,b\nनमस्ते,1\nx', 'utf8'), Buffer.from([0xe9, 0x0a])]);
  expect(decodeFile(mixed).problem).toMatchObject({
    rule: 'import/mixed-encoding',
    line: 3,
    path: 'column 2',
  });
});
