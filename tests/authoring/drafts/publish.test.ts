import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishQuestionnaires } from '#authoring/drafts/publish-questionnaires.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

const { folder, edit, write } = createContentFixture();
const file = 'questionnaires/S5-activity.json';
const isPublished = () => existsSync(join(folder.root, 'questionnaires/published'));

describe('publish', () => {
  it('publishes a questionnaire without errors', () => {
    expect(publishQuestionnaires(folder.root)).toEqual({
      written: ['S1@1.0', 'S2@1.0', 'S3@1.0', 'S4@1.0', 'S5@1.0'],
      findings: [],
    });
    edit(file, (text) => text.replace('"version": "1.0"', '"version": "1.1"'));
    expect(publishQuestionnaires(folder.root).written).toEqual(['S5@1.1']);
  });

  it.each<[string, (text: string) => string, string]>([
    [
      'harmful wording',
      (text) => text.replace(/You did things for pleasure from time to time[^"]*/, 'You are depressed.'),
      'scores[0].report.levelTexts.Average.text',
    ],
    [
      'a page that does not exist',
      (text) => text.replace('"reading": ["quiet1"]', '"reading": ["nowhere1"]'),
      'scores[0].report.levelTexts.High.reading[0]',
    ],
    [
      'a Next to an unknown page',
      (text) => text.replace(/"afterFeedback": "[^"]+"/, '"afterFeedback": "/nowhere"'),
      'routes.afterFeedback',
    ],
    ['a first version above 1.0', (text) => text.replace('"version": "1.0"', '"version": "3.7"'), 'version'],
    [
      'template texts',
      (text) => text.replace('Resting just because it feels good', 'Statement 1 on sleep'),
      'items[8].text',
    ],
  ])('rejects %s, and writes nothing', (_, change, path) => {
    edit(file, change);
    const { written, findings } = publishQuestionnaires(folder.root);
    expect(findings).toMatchObject([{ level: 'error', file, path }]);
    expect(written).toEqual([]);
    expect(isPublished()).toBe(false);
  });

  it('fails if the pages cannot be read', () => {
    write('content/chain.json', '{ "chapters": [');
    expect(publishQuestionnaires(folder.root).findings).toMatchObject([{ file: 'content/chain.json' }]);
    expect(isPublished()).toBe(false);
  });

  it('rejects a version that skips numbers', () => {
    publishQuestionnaires(folder.root);
    edit(file, (text) => text.replace('"version": "1.0"', '"version": "3.7"'));
    expect(publishQuestionnaires(folder.root).findings).toMatchObject([
      { file, path: 'version', expected: '1.1 or 2.0, the next version after 1.0, the newest published one' },
    ]);
  });

  it('ignores errors in pages', () => {
    write('content/reading/quiet/quiet2.mdx', 'Nothing.');
    expect(publishQuestionnaires(folder.root).findings).toEqual([]);
  });

  it('exits with code 1 and says what to correct', () => {
    edit(file, (text) => text.replace(/"afterFeedback": "[^"]+"/, '"afterFeedback": "/nowhere"'));
    const repository = join(import.meta.dirname, '../../..');
    const command = [
      '--import',
      'tsx',
      'src/authoring/commands/publish-instrument.ts',
      '--root',
      folder.root,
    ];
    const run = () =>
      execFileSync(process.execPath, command, { cwd: repository, encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow(
      /Nothing was published\. Correct these findings first:\n\n.+S5-activity\.json:\d+ {2}routes\.afterFeedback/,
    );
  });
});
