import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatJson } from '#authoring/drafts/format-json.ts';
import { publish } from '#authoring/drafts/publish.ts';
import { acceptNorms } from '#authoring/exchange/norms/accept-norms.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { NormsFile } from '#domain/psychometrics/norms-file.ts';
import { createFakeProposal } from '#tests/research/norms/fake-proposal.ts';

const s4 = createFakeProposal('S4@1.3');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accept-norms-'));
  cpSync(join(import.meta.dirname, '../../../../questionnaires'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const accept = (proposal: object) => {
  const file = join(folder, 'proposal.txt');
  writeFileSync(file, JSON.stringify(proposal));
  const acceptFile = () => acceptNorms(folder, file);
  return acceptFile;
};
const readText = (file: string) => readFileSync(join(folder, file), 'utf8');
const readInstrument = (file: string) => JSON.parse(readText(file)) as Instrument;
const distress = 'S4-distress.json';

describe('accepting proposed norms', () => {
  it('changes a questionnaire to the next minor version, which can then be published', () => {
    for (const name of ['S1@1.4', 'S2@1.3', 'S3@2.2', 'S5@1.3']) accept(createFakeProposal(name))();
    const acceptFile = accept(s4)();
    expect(acceptFile).toContain('version 1.4. Nothing is published yet.');
    expect(publish(folder)).toEqual({
      written: ['S1@1.5', 'S2@1.4', 'S3@2.3', 'S4@1.4', 'S5@1.4'],
      findings: [],
    });
  });

  it('copies figures, percentiles and their basis, and names the norm group to readers', () => {
    accept(s4)();
    const { normsNote, scores } = readInstrument(distress);
    expect(normsNote).toBe(
      'Averages and percentiles come from 900 visitors of this site who agreed to research. They are not a sample of India.',
    );
    const [proposed] = s4.scores[0]?.bands ?? [];
    const band = scores[0]?.report?.bands[0];
    expect(band?.norm).toEqual({
      mean: proposed?.proposed.mean,
      sd: proposed?.proposed.sd,
      basis:
        'Measured with these items up to 2027-07-01: 900 visitors of this site who agreed to research, not a sample of India.',
      percentiles: proposed?.proposed.percentiles,
    });
    // Help depends on red, so red must not change.
    expect(band?.levels).toEqual([{ upTo: 19, is: 'Low' }, { upTo: 24, is: 'Average' }, { is: 'High' }]);
  });

  it('moves the cuts of levels and colours where new ones are proposed, and reports an older average', () => {
    const s2 = createFakeProposal('S2@1.3');
    accept(s2)();
    const { scores, normsNote } = readInstrument('S2-emotional.json');
    const cuts = s2.scores.find(({ id }) => id === 'positive')?.bands[0]?.proposed.cuts;
    const band = scores.find(({ id }) => id === 'positive')?.report?.bands[0];
    expect([band?.levels, band?.colours].map((steps) => steps?.map(({ upTo }) => upTo))).toEqual([
      [cuts?.low, cuts?.average, undefined],
      [cuts?.low, cuts?.average, undefined],
    ]);
    expect(normsNote).toMatch(/The average of .+ comes from other questions\.$/);
  });

  it('keeps the layout of the file, and every unchanged text byte for byte', () => {
    const before = readText(distress);
    expect(formatJson(readInstrument(distress))).toBe(before);
    accept(s4)();
    expect(readText(distress)).toBe(formatJson(readInstrument(distress)));
  });

  it.each<[string, (file: NormsFile) => object, RegExp]>([
    [
      'from answers in another language',
      (file) => ({ ...file, languages: ['hi-IN'] }),
      /answers in hi-IN, and the norms of S4 belong to en-IN\. Propose norms with --language en-IN/,
    ],
    ['of fewer than 400 people', (file) => ({ ...file, people: 399 }), /399 people; 400 are needed/],
    [
      'with a suppressed table',
      (file) => ({ ...file, skipped: [{ id: 'distress', title: 'Distress', reason: 'Too few.' }] }),
      /The proposal has no norms for .*Distress/,
    ],
    ['without one of its scores', (file) => ({ ...file, scores: [] }), /a table is missing/],
    [
      'of a band with only 12 people',
      (file) => ({
        ...file,
        scores: file.scores.map((score) => ({
          ...score,
          bands: score.bands.map((band) => ({ ...band, people: 12 })),
        })),
      }),
      /is not a proposal of norms:[^]*scores\[0\]\.bands\[0\]\.people/,
    ],
    ['for other content', (file) => ({ ...file, instrumentHash: '0'.repeat(64) }), /S4 has changed since/],
    ['of another format', () => ({ hello: 1 }), /is not a proposal of norms/],
  ])('rejects a proposal %s, and writes nothing', (_, change, words) => {
    const before = readText(distress);
    expect(accept(change(s4))).toThrow(words);
    expect(readText(distress)).toBe(before);
  });

  it('rejects a proposal if the questionnaire has changed since, or if it was already accepted', () => {
    writeFileSync(join(folder, distress), readText(distress).replace('The strain of', 'Strain of'));
    expect(accept(s4)).toThrow(/S4 has changed since/);
    writeFileSync(join(folder, distress), readText(distress).replace('Strain of', 'The strain of'));
    accept(s4)();
    expect(accept(s4)).toThrow(/S4 has changed since/);
  });
});
