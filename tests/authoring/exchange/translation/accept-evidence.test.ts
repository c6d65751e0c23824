import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkDraft } from '#authoring/check/check-draft.ts';
import { acceptEvidence } from '#authoring/exchange/translation/accept-evidence.ts';
import type { TranslationFile, TranslationRecord } from '#authoring/source/translation/translation-file.ts';
import type { InvarianceFile } from '#domain/psychometrics/invariance-file.ts';
import { root as repository } from '#tools/prepare.mjs';
import { createFakeEvidence, differentModels } from './fake-evidence.ts';
import { createTranslationFixture } from './translation-fixture.ts';

const { folder, write, read, has, remove } = createTranslationFixture();
const overlay = 'questionnaires/S4-distress.hi.json';
const hindi = JSON.parse(readFileSync(join(repository, overlay), 'utf8')) as TranslationFile;

const steps = {
  backTranslation: 'B. Rao, 2026-12-10',
  panel: 'Three people, 2026-12-20',
  interviews: 'Ten people in Lucknow, 2027-01-02',
} as const;

function writeTranslation(record: Partial<TranslationRecord>, texts = hindi.texts) {
  const translation = { ...hindi.translation, ...steps, stage: 'reviewed', date: '2027-01-04', ...record };
  write(overlay, `${JSON.stringify({ ...hindi, translation, texts }, null, 2)}\n`);
}

beforeEach(() => {
  cpSync(
    join(repository, 'content/translation.schema.json'),
    join(folder.root, 'content/translation.schema.json'),
  );
  writeTranslation({});
});

function accept(evidence: object) {
  write('evidence.json', `${JSON.stringify(evidence, null, 2)}\n`);
  const result = acceptEvidence(folder.root, join(folder.root, 'evidence.json'));
  for (const [file, text] of result.written) write(file, text);
  return result;
}

describe('accepting the evidence of invariance', () => {
  it('writes the stage and the evidence, and changes no text', () => {
    const before = read(overlay);
    const { report } = accept(createFakeEvidence());
    expect(report).toContain('400 people in hi-IN and 900 in en-IN, release 2027-06');
    expect(JSON.parse(read(overlay))).toMatchObject({
      translation: {
        stage: 'equivalent',
        evidence: 'questionnaires/evidence/S4@1-hi.json',
        date: '2027-01-04',
      },
    });
    expect(JSON.parse(read('questionnaires/evidence/S4@1-hi.json'))).toEqual(createFakeEvidence());
    expect((JSON.parse(read(overlay)) as TranslationFile).texts).toEqual(
      (JSON.parse(before) as TranslationFile).texts,
    );
  });

  it.each<[string, Partial<InvarianceFile>, RegExp]>([
    [
      'if people read some items as stronger',
      createFakeEvidence(differentModels),
      /evidence\.json:\d+ {2}scores\[0\]\.models\[2\] .*\n +expected +Distress, scalar: CFI lower by at most 0\.01\n +actual +lower by 0\.189\n +fix +Keep the stage/,
    ],
    [
      'if a model could not be fitted',
      createFakeEvidence([]),
      /scores\[0\]\.models .*\n +expected +Distress, configural: a fitted model\n +actual +none/,
    ],
    ['of too few people', { people: 199 }, /people .*\n +expected +200 or more\n +actual +199/],
    [
      'of another language',
      { language: 'kn-IN' },
      /expected +a translation questionnaires\/S4-distress\.kn\.json/,
    ],
    ['that compares with another language', { comparedWith: 'kn-IN' }, /comparedWith .*\n +expected +en-IN/],
    ['of another major version', { version: '2.0' }, /expected +a version 1 of S4\n +actual +2\.0/],
    [
      'of an unknown questionnaire',
      { instrument: 'S9' },
      /instrument .*\n +expected +the id of a questionnaire/,
    ],
    ['without a score', { scores: [] }, /expected +the score distress\n +actual +none/],
    [
      'with answers to earlier words',
      { firstQuarter: '2026-Q4' },
      /expected +2027-Q1 or later, because the translation was changed on 2027-01-04\n +actual +2026-Q4/,
    ],
    ['of an unknown time', { firstQuarter: null }, /actual +not known/],
    ['with an unknown key', { holds: true } as object, /evidence\.json/],
  ])('refuses a file %s, and writes nothing', (_, change, message) => {
    const before = read(overlay);
    expect(() => accept({ ...createFakeEvidence(), ...change })).toThrow(message);
    expect(() => accept({ ...createFakeEvidence(), ...change })).toThrow(/^Nothing was written\./);
    expect([read(overlay), has('questionnaires/evidence')]).toEqual([before, false]);
  });

  it('is checked later: without its file the stage is an error', () => {
    accept(createFakeEvidence());
    const list = () =>
      checkDraft(folder.root, { file: overlay, text: read(overlay) }).map(({ path }) => path);
    expect(list()).not.toContain('translation.evidence');
    remove(['questionnaires/evidence/S4@1-hi.json']);
    expect(list()).toContain('translation.evidence');
  });

  it('refuses a draft, and says what is missing', () => {
    writeTranslation({ stage: 'draft' });
    expect(() => accept(createFakeEvidence())).toThrow(
      /S4-distress\.hi\.json:\d+ {2}translation\.stage .*\n +expected +reviewed\n +actual +draft\n +fix +Translate back/,
    );
  });

  it('refuses a translation with a missing text or a missing step', () => {
    const { title: _, ...texts } = hindi.texts;
    writeTranslation({}, texts);
    expect(() => accept(createFakeEvidence())).toThrow(/translation\/missing/);
    writeTranslation({ panel: null });
    expect(() => accept(createFakeEvidence())).toThrow(/without panel/);
  });
});
