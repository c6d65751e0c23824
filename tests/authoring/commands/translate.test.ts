import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root as repository } from '#tools/prepare.mjs';
import { createTranslationFixture, fillIn, page } from '../exchange/translation/translation-fixture.ts';

const { folder, read, has, write } = createTranslationFixture();

function run(...args: readonly string[]) {
  const command = ['--import', 'tsx', join(repository, 'src/authoring/commands/translate.ts')];
  const options = { cwd: repository, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...command, ...args, '--root', folder.root],
    options,
  );
  return { status, text: stdout + stderr };
}

it('exports texts, imports the translation and lists its status', () => {
  const file = join(folder.root, 'ta.xlf');
  const exported = run('export', 'ta', '--format', 'xliff', '--only', 'calm', '--out', file);
  expect(exported).toMatchObject({
    status: 0,
    text: expect.stringContaining('5 texts of 1 files, 5 to translate'),
  });
  expect(run('export', 'ta', '--out', file)).toMatchObject({
    status: 1,
    text: expect.stringContaining('--force'),
  });

  writeFileSync(file, fillIn(readFileSync(file, 'utf8'), 'xliff'));
  expect(run('import', file).text).toContain('Written: content/reading/calm/calm1.ta.mdx');
  expect(run('status').text).toMatch(/Language: ta\n[^]*calm1\.mdx +17 +5\/5 +0 +draft\n/);
});

it('imports nothing from a file with an error, and exits with 1', () => {
  const file = join(folder.root, 'ta.po');
  run('export', 'ta', '--out', file);
  const text = fillIn(readFileSync(file, 'utf8'), 'po').replace('<NeedToTalk /> out."\n\n', '"\n\n');
  writeFileSync(file, text.replace(/(msgstr "ழ Breathe in and )<NeedToTalk \/>/, '$1'));
  expect(run('import', file)).toMatchObject({ status: 1, text: expect.stringContaining('placeholder-lost') });
  expect(has('src/locales/ta/survey.po')).toBe(false);
});

it('stamps drafts that have no hash, but no reviewed translation', () => {
  const target = page.replace('.mdx', '.ta.mdx');
  write(
    target,
    '---\ntitle: அமைதி\nsummary: மூச்சு\nlanguage: ta\nstage: draft\nsource: "00000000"\n---\n\nஉரை.\n',
  );
  expect(run('stamp', 'ta')).toMatchObject({ status: 0, text: `Stamped: ${target}\n` });
  expect(read(target)).toMatch(/\nsource: "(?!00000000)[0-9a-f]{8}"\n---\n\nஉரை\.\n$/);
  expect(run('stamp', 'ta').text).toBe('Each text has a hash already.\n');
  write(
    target,
    read(target)
      .replace('draft', 'reviewed')
      .replace(/source: .*/, 'source: "00000000"'),
  );
  expect(run('stamp', 'ta')).toMatchObject({
    status: 1,
    text: expect.stringContaining('Only drafts can be stamped'),
  });
  expect(read(target)).toContain('00000000');
});

it.each([
  [['export'], 2],
  [['export', 'en'], 1],
  [['export', '../x'], 1],
  [['export', 'ta', '--format', 'csv'], 1],
  [['export', 'ta', '--only', 'nothing-has-this'], 1],
  [['import', 'gone.po'], 1],
  [['send', 'ta'], 2],
])('rejects %s', (args, status) => {
  expect(run(...args).status).toBe(status);
});
