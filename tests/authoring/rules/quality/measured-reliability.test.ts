import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '#authoring/drafts/publish.ts';
import { inspectRelease } from '#authoring/check/check-release.ts';
import { qualityGroup } from '#authoring/rules/quality/index.ts';
import { aQualityFile } from '#tests/support/quality-file.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellness-quality-'));
  cpSync(join(root, 'questionnaires'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeQualityFile(name = 'S4@1.json', text = JSON.stringify(aQualityFile(), null, 2)): void {
  mkdirSync(join(folder, 'quality'), { recursive: true });
  writeFileSync(join(folder, 'quality', name), text);
}
function edit(from: string | RegExp, to: string): void {
  const file = join(folder, 'S4-distress.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
const listFindings = () =>
  inspectRelease(folder)
    .findings.filter(({ rule }) => rule.startsWith('quality/'))
    .map(({ rule, level, file, path }) => [rule, level, file, path]);
const basis = 'scores[0].report.reliability.basis';
const named = /"value": 0\.9,\s+"basis": "Assumed until[^"]+",\s+"assumed": true/;

describe('a questionnaire with measured reliability', () => {
  it('has a finding for the published version, which can stay', () => {
    writeQualityFile();
    expect(listFindings()).toEqual([['quality/reliability-now', 'advice', 'S4-distress.json', basis]]);
    expect(publish(folder)).toEqual({ written: [], findings: [] });
  });

  it('cannot be published again without the measured reliability', () => {
    writeQualityFile();
    edit('"version": "1.3"', '"version": "1.4"');
    edit('The strain of the last 30 days.', 'The strain of these 30 days.');
    expect(listFindings()).toEqual([['quality/reliability-next', 'error', 'S4-distress.json', basis]]);
    expect(publish(folder).written).toEqual([]);
    edit(named, '"value": 0.91, "basis": "Measured: alpha of 1.1, en-IN; questionnaires/quality/S4@1.json."');
    expect(listFindings()).toEqual([]);
    expect(publish(folder).written).toEqual(['S4@1.4']);
  });

  it('accepts any measured alpha or retest reliability', () => {
    writeQualityFile();
    edit('"version": "1.3"', '"version": "1.4"');
    const formatReliability = (value: number) =>
      `"value": ${value}, "basis": "Measured; questionnaires/quality/S4@1.json."`;
    edit(named, formatReliability(0.95));
    expect(listFindings()).toEqual([
      ['quality/reliability-next', 'error', 'S4-distress.json', 'scores[0].report.reliability.value'],
    ]);
    edit(formatReliability(0.95), formatReliability(0.82));
    expect(listFindings()).toEqual([]);
  });

  it('has no finding for a version with other items, or without an evaluation of change', () => {
    writeQualityFile('S4@2.json', JSON.stringify({ ...aQualityFile(), table: 'S4@2' }));
    expect(listFindings()).toEqual([]);
    writeQualityFile();
    edit(/"reliability": \{[^}]+\}/, '"reliability": null');
    expect(listFindings()).toEqual([]);
  });
});

it('reports a file that was renamed or changed by hand', () => {
  writeQualityFile('Distress.json');
  writeQualityFile('S4@1.json', '{ "format": 1 }');
  expect(listFindings()).toEqual([
    ['quality/file-unread', 'error', 'quality/Distress.json', ''],
    ['quality/file-unread', 'error', 'quality/S4@1.json', ''],
  ]);
});

it('every file of a rule is in a list', () => {
  const rulesFolder = join(root, 'src/authoring/rules/quality');
  const texts = readdirSync(rulesFolder).map((name) => readFileSync(join(rulesFolder, name), 'utf8'));
  const written = texts.flatMap((text) => text.match(/(?<=^ {2}id: ')quality\/[a-z-]+/gm) ?? []);
  expect(qualityGroup.rules.map(({ id }) => id).sort()).toEqual(written.sort());
});
