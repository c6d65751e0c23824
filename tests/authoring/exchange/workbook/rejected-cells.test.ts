import { expect, test } from 'vitest';
import { parseSheets } from '#authoring/exchange/workbook/parse-sheets.ts';
import { listProblems, createSheetsOfS4, schema, replaceCell } from './workbook-fixtures.ts';

const sheets = createSheetsOfS4();
const findRow = (sheet: string, path: string) =>
  (sheets.find(({ name }) => name === sheet)?.rows.findIndex(([first]) => first === path) ?? 0) + 1;

test('reports missing and unknown worksheets', () => {
  expect(listProblems(sheets.filter(({ name }) => name !== 'norms'))).toEqual(['sheet-missing at norms']);
  expect(listProblems([...sheets, { name: 'Notes', rows: [['a']] }])).toEqual(['sheet-unknown at Notes']);
});

test.each([
  ['an unknown column', 'items', 'C1', 'colour', 'column-unknown at items!C1'],
  ['a duplicate column', 'items', 'C1', 'text', 'column-twice at items!C1'],
  ['a reserved column under another name', 'norms', 'A1', 'score', 'column-missing at norms!A1'],
  ['a value outside the table', 'items', 'F4', 'stray', 'cell-without-column at items!F4'],
  ['a number in place of a text', 'items', 'B2', 12, 'wrong-type at items!B2'],
  ['a text in place of a number', 'options', 'B2', 'one', 'wrong-type at options!B2'],
  ['TRUE in place of a text', 'items', 'B2', true, 'wrong-type at items!B2'],
  ['an unknown score', 'norms', 'A2', 'calm', 'row-unplaced at norms!A2'],
  ['an invalid scale', 'options', 'A2', 'scale.colours', 'row-unplaced at options!A2'],
  ['tiers in the wrong order', 'texts', 'C3', 7, 'number-order at texts!C3'],
  ['a limit on a level text without tiers', 'texts', 'D2', 30, 'cell-unknown at texts!D2'],
  ['a changed hash', 'source', 'B4', 'abc', 'source-changed at source!B4'],
])('rejects %s, with the cell', (_, sheet, address, cell, problem) => {
  expect(listProblems(replaceCell(sheets, sheet, address, cell))).toContain(problem);
});

test.each([
  ['an unknown path', 'A', 'intro.colour', 'path-unknown at rest!A'],
  ['a path of the prototype', 'A', '__proto__.polluted', 'path-unknown at rest!A'],
  ['an invalid path', 'A', 'intro..text', 'path-unreadable at rest!A'],
  ['a duplicate path', 'A', 'title', 'written-twice at rest!B'],
  ['a gap in a list', 'A', 'intro.facts[9].label', 'place-left-out at rest!B'],
  ['an omitted value', 'B', null, 'value-missing at rest!B'],
])('rejects %s on the worksheet for other keys, with the cell', (_, column, cell, problem) => {
  const row = findRow('rest', 'intro.text');
  expect(listProblems(replaceCell(sheets, 'rest', `${column}${row}`, cell))).toContain(`${problem}${row}`);
});

test('rejects unbalanced brackets, and says what to do', () => {
  const row = findRow('rest', 'feedback.groups');
  const { problems = [] } = parseSheets(replaceCell(sheets, 'rest', `B${row}`, '[{ "heading": "A"'), schema);
  expect(problems).toMatchObject(
    [{ rule: 'wrong-type', sheet: 'rest', cell: `B${row}`, fix: /brackets/ }].map((problem) => ({
      ...problem,
      fix: expect.stringMatching(problem.fix),
    })),
  );
});
