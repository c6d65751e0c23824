import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findCell } from '#authoring/exchange/workbook/find-cell.ts';
import { parseSheets } from '#authoring/exchange/workbook/parse-sheets.ts';
import { openWorkbookFile } from '#authoring/exchange/workbook/open-workbook.ts';
import { readWorkbook } from '#authoring/exchange/workbook/read-workbook.ts';
import { exportWorkbook } from '#authoring/exchange/workbook/export-workbook.ts';
import { createWorkbook } from '#authoring/exchange/workbook/write-workbook.ts';
import { schema, replaceCell } from './workbook-fixtures.ts';

const source = new URL('../../../../questionnaires', import.meta.url).pathname;
let root: string;
let workbook: string;
const readFile = () => join(root, 'questionnaires/S4-distress.json');

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sheets-'));
  cpSync(source, join(root, 'questionnaires'), { recursive: true });
  workbook = join(root, 'S4.xlsx');
  await exportWorkbook(root, 'S4', workbook, false);
});

/** Changes one cell of the workbook. */
async function typeCell(sheet: string, address: string, cell: string | number): Promise<void> {
  const { sheets = [] } = { sheets: [], ...(await openWorkbookFile(workbook)) };
  writeFileSync(workbook, await createWorkbook(replaceCell(sheets, sheet, address, cell), 'S4'));
}

test('a text changed in the workbook changes only that text in the file', async () => {
  const before = readFileSync(readFile(), 'utf8');
  await typeCell('items', 'B2', 'My body felt worn out even after rest.');
  expect(await readWorkbook(root, workbook, false)).toMatchObject({
    file: 'questionnaires/S4-distress.json',
  });
  expect(readFileSync(readFile(), 'utf8')).toBe(before.replace('felt tired even', 'felt worn out even'));
});

test('an item added at the end of its worksheet is added to the file', async () => {
  await typeCell('items', 'A12', 'di11');
  await typeCell('items', 'B12', 'I slept badly.');
  await readWorkbook(root, workbook, false);
  expect(JSON.parse(readFileSync(readFile(), 'utf8')).items.at(-1)).toEqual({
    id: 'di11',
    text: 'I slept badly.',
  });
});

test('a key without a column is added with a new column', async () => {
  await typeCell('items', 'C1', 'showWhen.item');
  await typeCell('items', 'C4', 'di1');
  await typeCell('items', 'D1', 'showWhen.from');
  await typeCell('items', 'D4', 3);
  await readWorkbook(root, workbook, false);
  const [first, , third] = JSON.parse(readFileSync(readFile(), 'utf8')).items;
  expect(third).toEqual({ id: 'di3', text: 'I felt unsettled inside.', showWhen: { item: 'di1', from: 3 } });
  expect(first).toEqual({ id: 'di1', text: 'My body felt tired even after rest.' });
});

test('does not overwrite a file that changed after the export, unless forced', async () => {
  const changed = readFileSync(readFile(), 'utf8').replace('Your Distress', 'Your Strain');
  writeFileSync(readFile(), changed);
  const { findings = [] } = { findings: [], ...(await readWorkbook(root, workbook, false)) };
  expect(findings.map(({ rule, file: name }) => `${rule} ${name}`)).toEqual([
    'sheet/file-changed questionnaires/S4-distress.json',
  ]);
  expect(readFileSync(readFile(), 'utf8')).toBe(changed);
  await readWorkbook(root, workbook, true);
  expect(readFileSync(readFile(), 'utf8')).toContain('Your Distress');
});

test('ignores another layout of the same file', async () => {
  writeFileSync(readFile(), JSON.stringify(JSON.parse(readFileSync(readFile(), 'utf8'))));
  expect(await readWorkbook(root, workbook, false)).toMatchObject({
    file: 'questionnaires/S4-distress.json',
  });
});

test('a rejected cell leaves the file unchanged, and leaves no second file', async () => {
  const before = [readFileSync(readFile(), 'utf8'), readdirSync(join(root, 'questionnaires')).join()];
  await typeCell('items', 'B2', 3);
  const { findings = [] } = { findings: [], ...(await readWorkbook(root, workbook, true)) };
  expect(findings).toMatchObject([{ file: 'S4.xlsx', path: 'items!B2', actual: 'the number 3' }]);
  expect([readFileSync(readFile(), 'utf8'), readdirSync(join(root, 'questionnaires')).join()]).toEqual(
    before,
  );
});

test('a new id creates a new file; an id with a path is rejected', async () => {
  const { sheets = [] } = { sheets: [], ...(await openWorkbookFile(workbook)) };
  const row =
    (sheets.find(({ name }) => name === 'rest')?.rows.findIndex(([path]) => path === 'id') ?? 0) + 1;
  await typeCell('rest', `B${row}`, '../../S9');
  expect(await readWorkbook(root, workbook, true)).toMatchObject({ findings: [{ path: `rest!B${row}` }] });
  await typeCell('rest', `B${row}`, 'S9');
  expect(await readWorkbook(root, workbook, false)).toMatchObject({
    file: 'questionnaires/S9-distress.json',
  });
  expect(existsSync(join(root, 'questionnaires/S9-distress.json'))).toBe(true);
});

test('does not overwrite an existing workbook, unless forced', async () => {
  await expect(exportWorkbook(root, 'S4', workbook, false)).rejects.toThrow(/--force/);
  await exportWorkbook(root, 'S4@1.0', workbook, true);
  expect(await readWorkbook(root, workbook, false)).toMatchObject({
    findings: [{ rule: 'sheet/file-changed' }],
  });
});

test('reports a missing folder', async () => {
  const target = join(root, 'elsewhere/S4.xlsx');
  await expect(exportWorkbook(root, 'S4', target, false)).rejects.toThrow(
    `The folder ${join(root, 'elsewhere')} does not exist`,
  );
});

test('a finding of the check names its cell', async () => {
  const { sheets = [] } = { sheets: [], ...(await openWorkbookFile(workbook)) };
  const { leaves = [] } = { leaves: [], ...parseSheets(sheets, schema) };
  expect(findCell(leaves, 'items[2].text')).toBe('items!B4');
  expect(findCell(leaves, 'items[2].reverse')).toBe('items!A4');
  expect(findCell(leaves, 'scores[0].report.bands[0].levels')).toMatch(/^norms![A-Z]+2$/);
  expect(findCell(leaves, 'citation')).toBeUndefined();
});
