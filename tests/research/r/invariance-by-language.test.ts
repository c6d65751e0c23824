import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkEvidence } from '#authoring/source/translation/check-evidence.ts';
import { listCodes } from '#domain/answers/codes.ts';
import { getScale, listQuestions } from '#domain/instrument/questions.ts';
import type { InvarianceFile } from '#domain/psychometrics/invariance-file.ts';
import { createSeededRandom } from '#domain/psychometrics/seeded-random.ts';
import { csv } from '#research/formats/csv/csv.ts';
import { invariance } from '#research/formats/invariance/invariance.ts';
import { people } from '#research/release/tables.ts';
import { hasRPackages } from '#tools/r.mjs';
import { readPublished } from '../quality/fake-attempts.ts';
import { createFakeRow, createFakeTable } from '../support/fake-table.ts';
import { runProgram } from '../support/oracles.ts';

const canRun = process.env.TEST_ALL === '1' && hasRPackages();
const scratch = mkdtempSync(join(tmpdir(), 'invariance-by-language-'));
const folder = join(scratch, '2027-03');
const { instrument } = readPublished('S4@1.3');

/** Items that people of the language read as stronger, so that they choose lower codes for the same distress. */
const languages: readonly (readonly [language: string, people: number, strongerItems: number])[] = [
  ['en-IN', 900, 0],
  ['hi-IN', 400, 0],
  ['kn-IN', 400, 3],
  ['ta-IN', 150, 0],
];

beforeAll(async () => {
  if (!canRun) return;
  const random = createSeededRandom(7);
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const table = createFakeTable(instrument);
  const names = table.columns.map(({ name }) => name);
  const about = { name: '2027-03', program: '', institute: '', madeAt: '', until: '', consentVersion: '' };
  runProgram('mkdir', [folder], scratch);
  const release = { folder, tables: [people, table], about };
  const [cells, script] = [await csv.begin(release), await invariance.begin(release)];
  for (const [at, [language, count, strongerItems]] of languages.entries()) {
    for (let person = 0; person < count; person += 1) {
      const study = `p${at * 10_000 + person}`;
      const trait = drawNormal();
      const answers = listQuestions(instrument).map((question, index) => {
        const codes = listCodes(getScale(instrument, question));
        const shift = index < strongerItems ? -1.2 : 0;
        const place = Math.round((codes.length - 1) / 2 + 0.8 * trait + 0.7 * drawNormal() + shift);
        return codes[Math.min(codes.length - 1, Math.max(0, place))] ?? null;
      });
      await cells.row?.(people, [study, '18-24', 'female', 3, '2027-Q1', language]);
      const row = createFakeRow(table, { study, attempt: 1, answers, facts: { age: 22 } });
      await cells.row?.(
        table,
        row.map((cell, column) => (names[column] === 'language' ? language : cell)),
      );
    }
  }
  await cells.end();
  await script.end();
});
afterAll(() => rmSync(scratch, { recursive: true }));

const readEvidence = (name: string) =>
  JSON.parse(readFileSync(join(`${folder}-evidence`, name), 'utf8')) as InvarianceFile;
const check = (evidence: InvarianceFile, language: string) =>
  checkEvidence(evidence, instrument, {
    language,
    translation: {
      sourceVersion: '1.3',
      stage: 'reviewed',
      forward: ['A. Rao'],
      backTranslation: 'B. Rao',
      panel: 'C. Rao',
      interviews: '10 people',
      date: '2027-01-04',
    },
  });

describe.skipIf(!canRun)('invariance by language', () => {
  let output: string;
  beforeAll(() => {
    output = runProgram('Rscript', ['--vanilla', 'invariance.R'], folder);
  });

  test('compares each language of enough people with that of the questionnaire', () => {
    expect(output).toMatch(/S4@1, Distress, by language hi-IN\nen-IN \(900\), hi-IN \(400\)/);
    expect(output).toMatch(/S4@1, Distress, by language kn-IN\nen-IN \(900\), kn-IN \(400\)/);
    expect(output).not.toContain('ta-IN');
  });

  test('writes a file that makes an equivalent translation acceptable', () => {
    const evidence = readEvidence('S4@1-hi.json');
    expect(evidence).toMatchObject({
      instrument: 'S4',
      version: '1.3',
      release: '2027-03',
      people: 400,
      comparedPeople: 900,
      firstQuarter: '2027-Q1',
    });
    // One factor of ten items in two groups.
    expect(evidence.scores[0]?.models.map(({ model, df }) => [model, df])).toEqual([
      ['configural', 70],
      ['metric', 79],
      ['scalar', 88],
    ]);
    expect(check(evidence, 'hi')).toEqual([]);
  });

  test('writes a file that refuses a translation with three stronger items', () => {
    expect(check(readEvidence('S4@1-kn.json'), 'kn')).toMatchObject([
      {
        path: 'scores[0].models[2]',
        expected: expect.stringMatching(/Distress, scalar: CFI lower by at most 0\.01/),
      },
    ]);
  });
});
