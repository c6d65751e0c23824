import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChoiceScale, Instrument } from '../../../src/domain/instrument/instrument.ts';
import { InstrumentsError, readInstruments } from '../../../src/server/instruments/read.ts';
import { type BuiltServer, buildServer, runNode } from '../../support/built-server.ts';

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

/** Plants a mistake in the first choice-scale file with a reported score; gives the file's name. */
function plant(mistake: (instrument: Open<Instrument>) => void): string {
  const file = readdirSync(sources).find((name) => /^[^.]+\.json$/.test(name)) as string;
  const instrument = JSON.parse(readFileSync(join(sources, file), 'utf8')) as Open<Instrument>;
  mistake(instrument);
  writeFileSync(join(built.questionnaires, file), JSON.stringify(instrument, null, 2));
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
      if (example?.expected[0]) example.expected[0].value += 1;
    },
    'examples[0].expected[0]',
    [],
  ],
];

describe.each(mistakes)('a questionnaire with %s', (_name, mistake, path, words) => {
  const expectWords = (output: string, file: string) => {
    const line = output.split('\n').find((one) => one.includes(`  ${path}`)) ?? output;
    // With its line, so that an editor can jump there.
    expect(line).toMatch(new RegExp(`^${file}:\\d+ `));
    for (const part of ['expected  ', 'found     ', 'mend      ', ...words]) expect(output).toContain(part);
  };

  it('is refused by the check, with file, path, expected, found and how to mend', async () => {
    const file = plant(mistake);
    const run = runNode(built.check, [built.questionnaires]);
    expect(await run.ended).toBe(1);
    expectWords(run.output(), file);
  });

  it('keeps the server from starting, in the same words', async () => {
    const file = plant(mistake);
    const run = runNode(built.server, [], { DATA_DIR: join(built.questionnaires, 'data'), PORT: '0' });
    expect(await run.ended).toBe(1);
    expectWords(run.output(), file);
  });
});

describe('the reader of questionnaires', () => {
  const findings = () => {
    try {
      readInstruments(built.questionnaires);
    } catch (error) {
      return (error as InstrumentsError).findings;
    }
    return [];
  };

  it('takes the five files, in order, each with a hash that its layout does not change', () => {
    const before = readInstruments(built.questionnaires);
    const file = plant(() => {});
    const content = Object.entries(JSON.parse(readFileSync(join(sources, file), 'utf8')) as object);
    const reversed = Object.fromEntries(content.toReversed());
    writeFileSync(join(built.questionnaires, file), JSON.stringify(reversed));
    const after = readInstruments(built.questionnaires);
    expect(before.map(({ instrument }) => instrument.position)).toEqual([1, 2, 3, 4, 5]);
    expect(after.map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
    expect(new Set(before.map(({ hash }) => hash)).size).toBe(5);
    plant((instrument) => (instrument.description += '.'));
    expect(readInstruments(built.questionnaires)[0]?.hash).not.toBe(before[0]?.hash);
  });

  it('names a misspelt key, a missing key and a wrong type, with their lines', () => {
    const file = plant((instrument) => {
      const { finishLabel, ...rest } = instrument.presentation;
      const presentation = { ...rest, finishLable: finishLabel };
      Object.assign(instrument, { presentation, allowsMissing: 'no' });
    });
    const found = findings().map(({ path, expected, found }) => ({ path, expected, found }));
    expect(found).toContainEqual(expect.objectContaining({ path: 'presentation.finishLable' }));
    expect(found).toContainEqual(
      expect.objectContaining({ path: 'presentation.finishLabel', found: 'nothing' }),
    );
    expect(found).toContainEqual({
      path: 'allowsMissing',
      expected: 'true or false, without quotation marks',
      found: '"no"',
    });
    const text = readFileSync(join(built.questionnaires, file), 'utf8');
    const wrong = findings().find(({ path }) => path === 'allowsMissing');
    expect(text.split('\n')[(wrong?.line ?? 0) - 1]).toContain('"allowsMissing"');
  });

  it('says where JSON breaks off', () => {
    const file = plant(() => {});
    writeFileSync(join(built.questionnaires, file), '{ "id": "S1", }');
    expect(findings()).toEqual([expect.objectContaining({ file, expected: 'a JSON file' })]);
  });

  it('refuses two files with one id, and an empty folder', () => {
    const file = plant(() => {});
    cpSync(join(built.questionnaires, file), join(built.questionnaires, 'copy.json'));
    expect(findings().length).toBeGreaterThan(0);
    for (const name of readdirSync(built.questionnaires).filter((one) => /^[^.]+\.json$/.test(one))) {
      rmSync(join(built.questionnaires, name));
    }
    expect(findings()).toEqual([expect.objectContaining({ expected: 'at least one questionnaire' })]);
  });
});
