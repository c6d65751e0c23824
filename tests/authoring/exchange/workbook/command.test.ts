import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authorsFolder } from '../imports/imported.ts';

const repository = new URL('../../../..', import.meta.url).pathname;
const root = authorsFolder();

function instrument(...words: string[]): { code: number | null; said: string } {
  const file = join(repository, 'src/authoring/commands/instrument.ts');
  const command = ['--import', 'tsx', file, ...words, '--root', root];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: repository,
    encoding: 'utf8',
  });
  return { code: status, said: `${stdout}${stderr}` };
}

test('an author imports a form, writes it as a workbook and reads it back, all by command', () => {
  const imported = instrument('import', join(import.meta.dirname, '../imports/dictionary.csv'));
  expect(imported.said).toMatch(
    /^Not taken over as it stood \(17\):\n\ndictionary\.csv:2 {2}Field Type {2}\[import\/left-out\]/,
  );
  expect(imported.said).toContain('Written: questionnaires/S6-quiet.json\nThe check says of it:');
  const workbook = join(root, 'S6.xlsx');
  expect(instrument('sheet', 'S6', '--to', workbook)).toMatchObject({ code: 0 });
  expect(instrument('read', workbook).said).toContain('Written: questionnaires/S6-quiet.json');
});

test('what is refused says so in the form of every finding, and ends with code 1', () => {
  const file = join(root, 'S7.xlsx');
  writeFileSync(file, 'id,text\n');
  const { code, said } = instrument('read', file);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^Nothing was written\. Please mend first:\n\nS7\.xlsx {2}\[sheet\/file-kind\]\n {4}expected {2}/,
  );
  expect(existsSync(join(root, 'questionnaires/S7-questionnaire.json'))).toBe(false);
});

test('a command that is none says which there are', () => {
  expect(instrument('export', 'S4')).toMatchObject({ code: 1, said: expect.stringContaining('-- sheet S4') });
});
