import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRelease } from '#authoring/check/check-release.ts';
import { toServerInstrument } from '#authoring/compile/instrument-variants.ts';
import { inspectFolder } from '#authoring/check/inspect-folder.ts';
import type { ChoiceScale, Instrument } from '#domain/instrument/instrument.ts';
import { type BuiltServer, buildServer, runNode } from '#tests/support/built-server.ts';

type Open<T> = { -readonly [K in keyof T]: Open<T[K]> };

const sources = join(import.meta.dirname, '../../../questionnaires');
let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built?.remove());
beforeEach(() => {
  rmSync(built.questionnaires, { recursive: true });
  cpSync(sources, built.questionnaires, { recursive: true });
});

/**
 * Plants an error in the first choice-scale file with a reported score, and in its compiled form.
 * @returns the file's name
 */
function plant(mistake: (instrument: Open<Instrument>) => void): string {
  const file = readdirSync(sources).find((name) => /^[^.]+\.json$/.test(name)) as string;
  const instrument = JSON.parse(readFileSync(join(sources, file), 'utf8')) as Open<Instrument>;
  mistake(instrument);
  writeFileSync(join(built.questionnaires, file), JSON.stringify(instrument, null, 2));
  writeFileSync(join(built.instruments, file), JSON.stringify(toServerInstrument(instrument)));
  return file;
}

type Mistake = [name: string, plant: (instrument: Open<Instrument>) => void, path: string, words: string[]];

const mistakes: Mistake[] = [
  [
    'an unknown item in a score',
    ({ scores: [score] }) => {
      if (score && 'items' in score.formula) score.formula.items[0] = 'nowhere';
    },
    'scores[0].formula.items[0]',
    ['nowhere'],
  ],
  [
    'a gap in thresholds',
    ({ scores: [score] }) => {
      score?.report?.bands[0]?.levels.pop();
    },
    'scores[0].report.bands[0].levels',
    [],
  ],
  [
    'a missing level text',
    ({ scores: [score] }) => {
      delete score?.report?.levelTexts.Low;
    },
    'scores[0].report.levelTexts',
    ['Low'],
  ],
  [
    'a repeated code',
    ({ scale }) => {
      const [first, second] = (scale as Open<ChoiceScale>).options;
      if (first && second) second.code = first.code;
    },
    'scale.options[1].code',
    [],
  ],
  [
    'a wrong worked example',
    ({ examples: [example] }) => {
      const [first] = example?.expected ?? [];
      if (first) first.value = (first.value ?? 0) + 1;
    },
    'examples[0].expected[0]',
    [],
  ],
];

describe.each(mistakes)('a questionnaire with %s', (_name, mistake, path, words) => {
  const expectWords = (output: string, file: string, location = '') => {
    const line = output.split('\n').find((one) => one.includes(`  ${path}`)) ?? output;
    expect(line).toMatch(new RegExp(`^${file}${location} `));
    for (const part of ['expected  ', 'actual    ', 'fix       ', ...words]) expect(output).toContain(part);
  };

  it('is refused by the check, with file, path, expected, found and how to correct it', async () => {
    const file = plant(mistake);
    const run = runNode(built.check, [built.questionnaires]);
    expect(await run.exited).toBe(1);
    // The line number lets an editor open the location.
    expectWords(run.output(), file, ':\\d+');
  });

  it('keeps the server from starting, in the same words', async () => {
    const file = plant(mistake);
    const run = runNode(built.server, [], { DATA_DIR: join(built.questionnaires, 'data'), PORT: '0' });
    expect(await run.exited).toBe(1);
    expectWords(run.output(), file);
  });
});

describe('readInstruments', () => {
  const listFindings = () => inspectFolder(built.questionnaires).findings;

  it('reports a misspelled key, a missing key and a wrong type, with their lines', () => {
    const file = plant((instrument) => {
      const { finishLabel, ...rest } = instrument.presentation;
      const presentation = { ...rest, finishLable: finishLabel };
      Object.assign(instrument, { presentation, allowsMissing: 'no' });
    });
    const actual = listFindings().map(({ path, expected, actual }) => ({ path, expected, actual }));
    expect(actual).toContainEqual(expect.objectContaining({ path: 'presentation.finishLable' }));
    expect(actual).toContainEqual(
      expect.objectContaining({ path: 'presentation.finishLabel', actual: 'nothing' }),
    );
    expect(actual).toContainEqual({
      path: 'allowsMissing',
      expected: 'true or false, without quotation marks',
      actual: '"no"',
    });
    const text = readFileSync(join(built.questionnaires, file), 'utf8');
    const wrong = listFindings().find(({ path }) => path === 'allowsMissing');
    expect(text.split('\n')[(wrong?.line ?? 0) - 1]).toContain('"allowsMissing"');
  });

  it('reports where JSON ends too early', () => {
    const file = plant(() => {});
    writeFileSync(join(built.questionnaires, file), '{ "id": "S1", }');
    expect(listFindings()).toEqual([expect.objectContaining({ file, expected: 'a JSON file' })]);
  });

  it('rejects two files with one id, and an empty folder', () => {
    const file = plant(() => {});
    cpSync(join(built.questionnaires, file), join(built.questionnaires, 'copy.json'));
    expect(listFindings().length).toBeGreaterThan(0);
    for (const name of readdirSync(built.questionnaires).filter((one) => /^[^.]+\.json$/.test(one))) {
      rmSync(join(built.questionnaires, name));
    }
    expect(checkRelease(built.questionnaires).map(({ rule }) => rule)).toContain('version/folder-empty');
  });
});
