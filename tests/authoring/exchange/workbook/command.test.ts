import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAuthorsFolder } from '../imports/import-form.ts';

const repository = new URL('../../../..', import.meta.url).pathname;
const root = createAuthorsFolder();

function runInstrument(...words: string[]): { code: number | null; output: string } {
  const file = join(repository, 'src/authoring/commands/instrument.ts');
  const command = ['--import', 'tsx', file, ...words, '--root', root];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: repository,
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}` };
}

test('imports a form, writes it as a workbook and reads it back, all by command', () => {
  const imported = runInstrument('import', join(import.meta.dirname, '../imports/dictionary.csv'));
  expect(imported.output).toMatch(
    /^dictionary\.csv: REDCap, one questionnaire\n\nS6 {2}Quiet evenings\n\nTaken as it is/,
  );
  expect(imported.output).toContain('Written: questionnaires/S6-quiet.json\nFindings of the check:');
  const workbook = join(root, 'S6.xlsx');
  expect(runInstrument('sheet', 'S6', '--to', workbook)).toMatchObject({ code: 0 });
  expect(runInstrument('read', workbook).output).toContain('Written: questionnaires/S6-quiet.json');
});

test('reports a rejected file as a finding, and exits with code 1', () => {
  const file = join(root, 'S7.xlsx');
  writeFileSync(file, 'id,text\n');
  const { code, output } = runInstrument('read', file);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Nothing was written\. Correct these findings first:\n\nS7\.xlsx {2}\[sheet\/file-kind\]\n {4}expected {2}/,
  );
  expect(existsSync(join(root, 'questionnaires/S7-questionnaire.json'))).toBe(false);
});

test('rejects an unknown command and lists the known ones', () => {
  expect(runInstrument('export', 'S4')).toMatchObject({
    code: 2,
    output: expect.stringContaining('-- sheet S4'),
  });
});
