import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askInstrument } from '#authoring/commands/ask-instrument.ts';
import { publishQuestionnaires } from '#authoring/drafts/publish-questionnaires.ts';
import { compileContent } from '#authoring/compile/compile.ts';
import { compiledFiles, getCompiledFolder } from '#authoring/compile/compiled-folder.ts';
import { checkContent } from '#authoring/check/check-content.ts';
import { instrumentTemplateText } from '#authoring/rules/instrument/template-text.ts';
import { unpublished } from '#authoring/rules/version/unpublished.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { readInstruments } from '#server/instruments/read.ts';
import { createContentFixture, today } from '#tests/support/content-fixture.ts';
import { replaceTemplateTexts } from '#tests/support/identifying-texts.ts';
import { runCommand } from '#tests/support/talk.ts';

const { folder, listFindings } = createContentFixture();
const repository = join(import.meta.dirname, '../../..');

const runNewInstrument = (flags: readonly string[], typed = '') =>
  runCommand(askInstrument, ['--root', folder.root, ...flags], typed);
const getQuestionnairesFolder = () => join(folder.root, 'questionnaires');
const readInstrument = (file: string) =>
  JSON.parse(readFileSync(join(getQuestionnairesFolder(), file), 'utf8')) as Instrument;

/** The rule violations of a new questionnaire, except template texts and missing publication. */
const filterOtherFindings = () =>
  checkContent(folder.root, today)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== instrumentTemplateText.id && rule !== unpublished.id);

/** Replaces the template texts in the file. */
function writeTexts(file: string): void {
  const path = join(getQuestionnairesFolder(), file);
  writeFileSync(path, replaceTemplateTexts(readFileSync(path, 'utf8')));
}

describe('a sixth questionnaire', () => {
  it('created by answering prompts passes every check, is published and served', async () => {
    // id by default, title, two scores, no total, eight items, own answers, which count as coded, none reversed, one band
    const output = await runNewInstrument(
      [],
      '\nSleep and rest\nRest, Calm\n\n8\n6\nNever, Rarely, Often\n\n\n\n',
    );
    expect(output).toContain('Written: questionnaires/S6-sleep.json');
    expect(filterOtherFindings()).toEqual([]);

    expect(publishQuestionnaires(folder.root).written).toEqual([]);
    writeTexts('S6-sleep.json');
    expect(publishQuestionnaires(folder.root)).toEqual({
      written: expect.arrayContaining(['S6@1.0']),
      findings: [],
    });
    expect(listFindings()).toEqual([]);
    compileContent(folder.root);
    const served = readInstruments(join(getCompiledFolder(folder.root), compiledFiles.server));
    expect(served.map(({ instrument }) => instrument.id)).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6']);
  });

  it('is scored immediately: its levels are thirds of the possible range', async () => {
    await runNewInstrument(['--title', 'Sleep', '--items', '4', '--scale', 'Never,Rarely,Often', '--yes']);
    const sleep = readInstrument('S6-sleep.json');
    // Four items with codes 1 to 3 give 4 to 12; thirds end at 6.67 and 9.33, so up to 6 and up to 9.
    const levels = [1, 2, 3].map((code) => computeResult(sleep, [code, code, code, code], { age: 25 }).sleep);
    expect(levels.map((one) => [one?.value, one?.level])).toEqual([
      [4, 'Low'],
      [8, 'Average'],
      [12, 'High'],
    ]);
    expect(filterOtherFindings()).toEqual([]);
  });

  it('passes the checks with a total, answer counts, reversed items and age bands', async () => {
    const typed = [
      '',
      'Sleep and rest',
      'Rest, Calm',
      'Sleep overall',
      '8',
      '6',
      'Never, Rarely, Often, Always',
    ];
    await runNewInstrument([], [...typed, '0 to 3', '2, 5', '18, 36, 60', ''].join('\n'));
    expect(filterOtherFindings()).toEqual([]);
    const sleep = readInstrument('S6-sleep.json');
    expect(sleep.scale).toMatchObject({
      options: [
        { code: 1, value: 0 },
        { code: 2, value: 1 },
        { code: 3, value: 2 },
        { code: 4, value: 3 },
      ],
    });
    expect(sleep.items.map((item) => ('reverse' in item ? item.reverse : false))).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(sleep.feedback).toMatchObject({
      order: ['rest', 'calm', 'sleepOverall'],
      lead: 'sleepOverall',
      groups: [{ scores: ['rest', 'calm'] }],
    });
    expect(sleep.summary.map(({ score }) => score)).toEqual(['sleepOverall', 'rest', 'calm']);
    // Eight items of 0 to 3, two of them reversed.
    const computeTotal = (code: number) =>
      computeResult(
        sleep,
        Array.from({ length: 8 }, () => code),
        { age: 40 },
      ).sleepOverall;
    expect([computeTotal(1)?.value, computeTotal(4)?.value]).toEqual([6, 18]);
    const bands = sleep.scores.map(({ report }) => report?.bands.map(({ from, to }) => [from, to]));
    expect(bands).toEqual(
      Array.from({ length: 3 }, () => [
        [18, 35],
        [36, 59],
        [60, null],
      ]),
    );
    expect(sleep.examples.map(({ age }) => age)).toEqual([25, 36, 60]);
  });

  it('repeats a prompt until the answer is valid', async () => {
    const typed = ['', 'Sleep', 'Rest, Calm', 'rest', 'Overall', '8', '6', 'Never, Rarely, Often'];
    const output = await runNewInstrument(
      [],
      [...typed, '0 to 3', '1, 1, 1', '0 to 2', '9', '2', '20, 40', '18', ''].join('\n'),
    );
    for (const words of [
      'One of the scores has this name.',
      'Write 3 whole numbers, one for each answer: 0 to 2, or 0, 1, 2.',
      'Answers that all count the same make no difference.',
      'Write numbers from 1 to 8 with commas between them, or nothing.',
      'Write the first age of each band, rising from 18: "18, 36" makes two bands, "18" makes one band for all.',
    ])
      expect(output).toContain(words);
    expect(filterOtherFindings()).toEqual([]);
  });

  it('can be created from flags', async () => {
    const flags = [
      '--title',
      'Sleep',
      '--scores',
      'Rest, Calm, Dreams',
      '--total',
      'Overall',
      '--items',
      '9',
    ];
    await runNewInstrument([
      ...flags,
      '--scale',
      'S4',
      '--reverse',
      '1',
      '--bands',
      '18,25,35,45,55',
      '--yes',
    ]);
    expect(filterOtherFindings()).toEqual([]);
    expect(readInstrument('S6-sleep.json').examples).toHaveLength(5);
    await expect(runNewInstrument(['--title', 'Calm', '--bands', '20', '--yes'])).rejects.toThrow(
      '--bands: Write the first age',
    );
  });

  it('can have pairs of statements, as S3 has', async () => {
    await runNewInstrument(['--title', 'Sleep', '--items', '4', '--scale', 'S3', '--yes']);
    expect(readInstrument('S6-sleep.json').items[0]).toEqual({
      id: 'sleep1',
      left: 'One end of matter 1',
      right: 'The other end of matter 1',
    });
    expect(filterOtherFindings()).toEqual([]);
  });

  it('has unique addresses, even with a similar title', async () => {
    await runNewInstrument(['--title', 'Sleep', '--yes']);
    await runNewInstrument(['--title', 'Slèep', '--yes']);
    expect([
      readInstrument('S6-sleep.json').routes.intro,
      readInstrument('S7-sleep.json').routes.intro,
    ]).toEqual(['/sleepPage', '/s7Page']);
    expect(filterOtherFindings()).toEqual([]);
  });

  it('needs two items for each score, and a free id', async () => {
    await expect(
      runNewInstrument(['--title', 'A', '--scores', 'B, C', '--items', '3', '--yes']),
    ).rejects.toThrow('--items: Write a whole number from 4 to 200: at least 2 for each score.');
    await expect(runNewInstrument(['--title', 'A', '--id', 's1', '--yes'])).rejects.toThrow(
      '--id: s1 is in use.',
    );
  });

  it('is formatted as the formatter of this repository expects', async () => {
    await runNewInstrument(['--title', 'Sleep', '--yes']);
    const text = readFileSync(join(getQuestionnairesFolder(), 'S6-sleep.json'), 'utf8');
    const biome = join(repository, 'node_modules/.bin/biome');
    const formatted = execFileSync(biome, ['format', '--stdin-file-path=questionnaires/S6-sleep.json'], {
      input: text,
      encoding: 'utf8',
      cwd: repository,
    });
    expect(text).toBe(formatted);
  });

  it('gets the number after the last one', async () => {
    rmSync(join(getQuestionnairesFolder(), 'S5-activity.json'));
    await runNewInstrument(['--title', 'Sleep', '--yes']);
    expect([readInstrument('S5-sleep.json').id, readInstrument('S5-sleep.json').position]).toEqual(['S5', 5]);
  });

  it('is reported as advice while it contains template text', async () => {
    await runNewInstrument(['--title', 'Sleep', '--yes']);
    const template = listFindings().filter((words) => !words.includes('First replace'));
    // Every text has its own finding, so that the editor marks all of them at once.
    expect(template).toHaveLength(17);
    expect(template[0]).toBe(`Advice. questionnaires/S6-sleep.json:6  normsNote
    expected  your own text
    actual    "Say in a sentence or two where the averages and percentiles come from.", the text of the template
    fix       Replace it before the release.`);
    expect(new Set(template.map((words) => words.split('\n', 1)[0])).size).toBe(17);
  });

  it('copies the scale of another questionnaire regardless of letter case, and lists them for an unknown name', async () => {
    await runNewInstrument(['--title', 'Sleep', '--scale', 's4', '--yes']);
    expect(readInstrument('S6-sleep.json').scale).toEqual(readInstrument('S4-distress.json').scale);
    await expect(runNewInstrument(['--title', 'Calm', '--scale', 'S9', '--yes'])).rejects.toThrow(
      'Or name a questionnaire: S1, S2, S3, S4, S5, S6.',
    );
  });

  it('needs a unique title', async () => {
    await expect(runNewInstrument(['--title', 'your distress', '--yes'])).rejects.toThrow(
      '--title: Another questionnaire has this title.',
    );
  });

  it('needs unique scores', async () => {
    await expect(runNewInstrument(['--title', 'Sleep', '--scores', 'Rest, rest', '--yes'])).rejects.toThrow(
      '--scores: Give each score a unique name.',
    );
  });
});
