import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importFile } from '#authoring/exchange/imports/import-file.ts';
import { createWorkbook } from '#authoring/exchange/workbook/write-workbook.ts';
import { createAuthorsFolder } from './import-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
const root = createAuthorsFolder();
const before = readdirSync(join(root, 'questionnaires'));
const head = 'field_name,field_type,field_label,select_choices_or_calculations';

async function importRefused(name: string, content: string | Uint8Array): Promise<string[]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const { findings = [] } = { findings: [], ...(await importFile(root, path, {})) };
  expect(readdirSync(join(root, 'questionnaires'))).toEqual(before);
  return findings.map(({ rule, file, line, path: place }) =>
    [rule, file, line, place].filter(Boolean).join(' '),
  );
}

test.each<[string, string, string | Uint8Array, string]>([
  ['a table of something else', 'a.csv', 'name,age\nA,30\n', 'import/no-dictionary a.csv'],
  ['a dictionary without a question', 'b.csv', `${head}\na,notes,Words,\n`, 'import/no-question b.csv'],
  ['10,000 rows', 'c.csv', `${head}\n${'a,yesno,B,\n'.repeat(10_000)}`, 'import/too-many-rows c.csv'],
  ['bytes that are not text', 'd.csv', Buffer.from([0x61, 0xff, 0x81]), 'import/no-text d.csv'],
  [
    'a workbook with the extension of a table',
    'e.csv',
    Buffer.from('PK\u0003\u0004\u0000\u0000'),
    'import/no-text e.csv',
  ],
  [
    'JSON with a syntax error',
    'f.json',
    '{ "resourceType": "Questionnaire",\n "item": [ }',
    'json/bracket-open f.json 2',
  ],
  ['a bundle', 'g.json', '{ "resourceType": "Bundle" }', 'import/no-questionnaire g.json'],
  [
    'items that are not a list',
    'h.json',
    '{ "resourceType": "Questionnaire", "item": "x" }',
    'import/no-question h.json',
  ],
  ['a web page', 'i.xlsx', '<html></html>', 'sheet/file-kind i.xlsx'],
])('rejects %s, and writes nothing', async (_, name, content, problem) => {
  expect(await importRefused(name, content)).toEqual([problem]);
});

test('rejects a workbook without a survey, and writes nothing', async () => {
  const bytes = await createWorkbook([{ name: 'items', rows: [['id']] }], 'x');
  expect(await importRefused('j.xlsx', bytes)).toEqual(['import/no-xlsform j.xlsx']);
});

test('reports a file of another kind, an id in use and an existing file', async () => {
  await expect(importRefused('k.docx', 'x')).rejects.toThrow(/REDCap/);
  const path = join(folder, 'l.csv');
  writeFileSync(path, `${head}\na,yesno,Well?,\n`);
  await expect(importFile(root, path, { id: 'S4' })).rejects.toThrow(
    'The id S4 is in use. Name another id with --id.',
  );
  await expect(importFile(root, path, { id: '../x' })).rejects.toThrow(/begins with a letter/);
});

test('limits the depth of nested groups', async () => {
  let item: object = { linkId: 'end', type: 'boolean', text: 'Deep?' };
  for (let n = 0; n < 500; n += 1) item = { linkId: `g${n}`, type: 'group', item: [item] };
  const form = {
    resourceType: 'Questionnaire',
    item: [{ linkId: 'a', type: 'boolean', text: 'Well?' }, item],
  };
  const path = join(folder, 'm.json');
  writeFileSync(path, JSON.stringify(form));
  const { report } = await importFile(root, path, { id: 'S9' });
  expect(report?.drafts[0]?.leftOut.some(({ actual }) => actual === 'items within items within items')).toBe(
    true,
  );
});
