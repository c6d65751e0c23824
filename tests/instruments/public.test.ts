import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContentFiles } from '#authoring/check/check-content.ts';
import { filterErrors, type Finding, formatFinding } from '#authoring/finding/finding.ts';
import { unpublished } from '#authoring/rules/version/unpublished.ts';
import { readContentFolder } from '#authoring/source/content-files.ts';
import { readQuestionnaires } from '#authoring/check/questionnaires.ts';
import { checkAnswers } from '#domain/answers/answers.ts';
import { runExamples } from '#domain/instrument/check.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { selectBand, findLevelStep } from '#domain/scoring/threshold-list.ts';
import { toCodes, publicFiles, findPublicInstrument, publicInstruments } from './files.ts';
import { handComputedCases, defaultProfile } from './hand-worked.ts';
import { handComputedManualCases } from './hand-worked-manuals.ts';

const allCases = [...handComputedCases, ...handComputedManualCases];

/** Well-known instruments by their structure, with invented items: see README.md in this folder. */
const root = join(import.meta.dirname, '../..');

describe('the public structures', () => {
  let findings: readonly Finding[];
  beforeAll(() => {
    // Added as drafts to the five, so that every check of the authoring tools runs on them: schema, meaning, set,
    // wording.
    const questionnaires = readQuestionnaires(join(root, 'questionnaires'), publicFiles);
    findings = checkContentFiles(readContentFolder(root), questionnaires, '2026-11-22');
  });

  it('are complete', () => {
    expect(publicInstruments.map(({ id }) => id)).toEqual([
      'PHQ9',
      'GAD7',
      'WHO5',
      'PSS10',
      'ISI',
      'AUDIT',
      'DASS21',
      'SPANE',
      'SWEMWBS',
      'MHCSF',
      'WHOQOL',
      'PROMIS8',
      'GHQ12',
      'AUDITC',
      'PCL5',
      'IPAQ',
      'PSQI',
      'EQ5D5L',
      'SDQ',
      'EPDS',
      'PHQ2',
      'WHODAS12',
      'SF36',
      'CHECK8',
    ]);
  });

  it.each([...publicFiles.keys()])('%s is valid for a release', (file) => {
    const own = filterErrors(findings).filter(
      (one) => one.file.endsWith(`/${file}`) && one.rule !== unpublished.id,
    );
    expect(own.map(formatFinding)).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({ file: `questionnaires/${file}`, rule: unpublished.id }),
    );
  });

  it.each(publicInstruments.map((one) => [one.id, one] as const))(
    '%s matches its worked examples, at least three, and says that it is structure only',
    (_, instrument) => {
      expect(instrument.examples.length).toBeGreaterThanOrEqual(3);
      expect(runExamples(instrument)).toEqual([]);
      expect(instrument.status).toMatch(/^draft, structure only/);
      expect(instrument.citation).toMatch(/^Structure of /);
    },
  );
});

/** The ranges in each manual. */
const ranges: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  PHQ9: { mishaps: [0, 27], pattern: [0, 2] },
  GAD7: { sounds: [0, 21] },
  WHO5: { raw: [0, 25], mornings: [0, 100] },
  PSS10: { clutter: [0, 40] },
  ISI: { trouble: [0, 28] },
  AUDIT: { films: [0, 40], viewing: [0, 12] },
  DASS21: { rain: [0, 42], wind: [0, 42], heat: [0, 42] },
  SPANE: { good: [6, 30], bad: [6, 30], balance: [-24, 24] },
  SWEMWBS: { raw: [7, 35], garden: [7, 35] },
  MHCSF: { own: [0, 15], shared: [0, 25], skill: [0, 30], meals: [0, 70], state: [1, 3] },
  WHOQOL: {
    street: [1, 5],
    paths20: [4, 20],
    shade20: [4, 20],
    neighbours20: [4, 20],
    shops20: [4, 20],
    paths: [0, 100],
    shops: [0, 100],
  },
  // The table is fictitious; the published one has other ends.
  PROMIS8: { raw: [8, 40], screens: [40, 80] },
  GHQ12: { likert: [0, 36], cases: [0, 12] },
  AUDITC: { films: [0, 12], volume: [0, 16] },
  PCL5: { total: [0, 80], pattern: [0, 2] },
  PSQI: { inBed: [0, 1439], trains: [0, 9] },
  EQ5D5L: { index: [-0.28, 1], doors: [0, 100] },
  SDQ: { seeds: [0, 10], total: [0, 40] },
  EPDS: { mornings: [0, 30], three: [0, 9] },
  PHQ2: { gate: [0, 6], buses: [0, 27] },
  WHODAS12: { errands: [0, 100] },
  SF36: { climb: [0, 100], steam: [0, 100] },
  CHECK8: { bag: [0, 16] },
};

describe('the range of scores equals that of the manual', () => {
  it.each(Object.entries(ranges))('of %s', (id, expected) => {
    const possible = computePossibleRanges(findPublicInstrument(id));
    for (const [score, [min, max]] of Object.entries(expected))
      expect({ score, ...possible.get(score) }).toEqual({ score, min, max });
  });
});

describe('scores equal those computed by hand', () => {
  it.each(allCases.map((one) => [one.id, one.name, one] as const))('%s: %s', (id, _name, one) => {
    const instrument = findPublicInstrument(id);
    const { facts = defaultProfile } = one;
    const answers = toCodes(instrument, one.printed);
    expect(checkAnswers(instrument, answers)).toBeNull();
    const result = computeResult(instrument, answers, facts);
    for (const [score, value] of Object.entries(one.gives))
      expect({ score, value: result[score]?.value }).toEqual({ score, value });
    for (const [score, level] of Object.entries(one.levels ?? {})) {
      const report = instrument.scores.find((each) => each.id === score)?.report;
      const value = result[score]?.value;
      expect(
        report && typeof value === 'number' && findLevelStep(selectBand(report.bands, facts), value).id,
      ).toBe(level);
    }
  });

  it('every instrument has its lowest and its highest score among them', () => {
    for (const { id } of publicInstruments) {
      const names = allCases.filter((one) => one.id === id).map(({ name }) => name);
      expect(names.some((name) => name.startsWith('lowest'))).toBe(true);
      expect(names.some((name) => name.startsWith('highest'))).toBe(true);
    }
  });
});

describe('hidden items are neither asked nor missing', () => {
  const audit = findPublicInstrument('AUDIT');

  it('rejects an answer to an item that is hidden', () => {
    expect(
      checkAnswers(audit, toCodes(audit, [0, 1, null, null, null, null, null, null, 0, 0])),
    ).toMatchObject({
      positions: [1],
    });
  });

  it('requires an answer to an item that is visible', () => {
    expect(checkAnswers(audit, toCodes(audit, [1, 0, 1, 0, 0, 0, 0, null, 0, 0]))).toMatchObject({
      positions: [7],
    });
  });
});
