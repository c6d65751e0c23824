import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '#authoring/drafts/publish.ts';
import { checkRelease } from '#authoring/check/check-release.ts';
import { runRulesUntilViolation } from '#authoring/finding/run-rules.ts';
import { versionGroup } from '#authoring/rules/version/index.ts';
import { versionRules } from '#authoring/rules/version/version-rules.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { patchCopy } from '#tests/support/patch.ts';

const root = join(import.meta.dirname, '../../../..');

describe('a rule on versions rejects its bad example and accepts the corrected one', () => {
  const cases = versionRules.flatMap(({ id, cases }) => cases.map((one) => [id, one] as const));

  it.each(cases)('%s %j', (id, { published, bad, good, publishedAfter = published }) => {
    const listRules = (versions: typeof published, patch: typeof bad) =>
      runRulesUntilViolation(versionRules, {
        file: 'T1.json',
        published: versions.map((one) => patchCopy(anInstrument(), one)),
        current: patchCopy(anInstrument(), patch),
      }).map(({ rule }) => rule);
    expect(listRules(published, bad)).toEqual([id]);
    // The corrected version may still be unpublished.
    expect(
      listRules(publishedAfter, { ...bad, ...good }).filter((rule) => rule !== 'version/unpublished'),
    ).toEqual([]);
  });
});

it('every file of a rule is in a list', () => {
  const names = readdirSync(join(root, 'src/authoring/rules/version'));
  const texts = names.map((name) => readFileSync(join(root, 'src/authoring/rules/version', name), 'utf8'));
  const written = texts.flatMap((text) => text.match(/(?<=^ {2}id: ')version\/[a-z-]+/gm) ?? []);
  expect(versionGroup.rules.map(({ id }) => id).sort()).toEqual(written.sort());
});

describe('checkRelease on a folder of questionnaires', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wellness-versions-'));
    cpSync(join(root, 'questionnaires'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const listFindings = () => checkRelease(folder).map(({ rule, file }) => [rule, file]);
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };

  it('finds nothing in the published state', () => {
    expect(listFindings()).toEqual([]);
  });

  it('reports a file with another extension, but not as missing', () => {
    renameSync(join(folder, 'S3-social.json'), join(folder, 'S3-social.json.txt'));
    const [only, ...rest] = checkRelease(folder);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({
      rule: 'version/file-ending',
      file: 'S3-social.json.txt',
      fix: 'Rename it to "S3-social.json".',
    });
    renameSync(join(folder, 'S3-social.json.txt'), join(folder, 'S3-social.json'));
    expect(listFindings()).toEqual([]);
  });

  it('reports a missing file, but no gap in the positions', () => {
    rmSync(join(folder, 'S4-distress.json'));
    expect(listFindings()).toEqual([['version/file-gone', 'S4-….json']]);
  });

  it('describes the change of a copy if the original is known', () => {
    edit('published/S3@2.2.json', /"title": "[^"]+"/, '"title": "Other"');
    expect(checkRelease(folder)).toMatchObject([
      {
        rule: 'version/copy-changed',
        file: 'published/S3@2.2.json',
        actual: expect.stringMatching(/^a change in title, which is "Other" and was published as ".+"$/),
      },
    ]);
    cpSync(join(root, 'questionnaires/published/S3@2.2.json'), join(folder, 'published/S3@2.2.json'));
    expect(listFindings()).toEqual([]);
  });

  it('reports a changed copy without its original, or that is not JSON', () => {
    edit('S3-social.json', '"version": "2.2"', '"version": "2.3"');
    edit('S3-social.json', /"description": "[^"]+"/, '"description": "Other."');
    expect(publish(folder).written).toEqual(['S3@2.3']);
    edit('published/S3@2.2.json', /"title": "[^"]+"/, '"title": "Other"');
    edit('published/S4@1.3.json', '{', '{,');
    expect(checkRelease(folder).map(({ rule, actual }) => [rule, actual])).toEqual([
      ['version/copy-changed', 'content that changed after it was published'],
      ['version/copy-changed', 'a file that is not valid JSON'],
    ]);
  });

  it('reports a missing copy, and an unpublished one', () => {
    renameSync(join(folder, 'published/S3@2.2.json'), join(folder, 'published/S3 copy.json'));
    expect(listFindings()).toEqual([
      ['version/copy-gone', 'published/S3@2.2.json'],
      ['version/copy-unlisted', 'published/S3 copy.json'],
    ]);
  });

  it('reports shared keys in the copy with a new id, not in the published file', () => {
    const text = readFileSync(join(folder, 'S4-distress.json'), 'utf8');
    writeFileSync(join(folder, 'S6-new.json'), text.replace('"id": "S4"', '"id": "S6"'));
    const found = listFindings();
    expect(new Set(found.map(([, file]) => file))).toEqual(new Set(['S6-new.json']));
    expect(found.map(([rule]) => rule).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'instrument/address-shared'),
      'instrument/position',
      'instrument/title-repeated',
      'version/skipped',
    ]);
  });

  it('reports only that a copy with an unchanged id must be removed', () => {
    cpSync(join(folder, 'S4-distress.json'), join(folder, 'S4-distress (1).json'));
    expect(listFindings()).toEqual([['instrument/id-repeated', 'S4-distress (1).json']]);
  });

  it('a broken file hides no finding on two others', () => {
    edit('S1-psychological.json', '{', '{,');
    edit('S5-activity.json', '"intro": "/patternPage"', '"intro": "/distressPage"');
    const rules = listFindings().map(([rule]) => rule);
    expect(rules).toContain('json/comma-too-many');
    expect(rules).not.toContain('instrument/position');
  });
});
