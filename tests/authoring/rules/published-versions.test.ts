import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '#authoring/drafts/publish.ts';
import { checkRelease } from '#authoring/check/check-release.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';

const sources = join(import.meta.dirname, '../../../questionnaires');
let folder: string;
/** The first file, which the tests edit, and the name of its published copy. */
let file: string;
let name: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellness-check-published-'));
  cpSync(sources, folder, { recursive: true });
  rmSync(join(folder, 'published'), { recursive: true, force: true });
  for (const one of readdirSync(folder).filter((name) => /^S\d.*\.json$/.test(name))) {
    // These copies are unpublished, so each starts at 1.0.
    const text = readFileSync(join(folder, one), 'utf8');
    writeFileSync(join(folder, one), text.replace(/"version": "[^"]*"/, '"version": "1.0"'));
  }
  file = readdirSync(folder).find((one) => /^[^.]+\.json$/.test(one)) as string;
  const { id, version } = readCurrent();
  name = `${id}@${version}`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Editable = { -readonly [K in keyof Instrument]: Instrument[K] };
const readCurrent = () => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Editable;
function edit(change: (instrument: Editable) => void): void {
  const instrument = readCurrent();
  change(instrument);
  writeFileSync(join(folder, file), JSON.stringify(instrument, null, 2));
}
const getCopyPath = () => join(folder, 'published', `${name}.json`);

describe('publish', () => {
  it('stores one copy of each version with its hash', () => {
    expect(checkRelease(folder).every(({ fix }) => fix.startsWith('Publish it'))).toBe(true);
    expect(publish(folder)).toEqual({ written: expect.arrayContaining([name]), findings: [] });
    expect(checkRelease(folder)).toEqual([]);
    const before = readFileSync(getCopyPath(), 'utf8');
    expect(publish(folder)).toEqual({ written: [], findings: [] });
    expect(readFileSync(getCopyPath(), 'utf8')).toBe(before);
    const hashes = JSON.parse(readFileSync(join(folder, 'published/hashes.json'), 'utf8'));
    expect(Object.keys(hashes)).toHaveLength(readdirSync(join(folder, 'published')).length - 1);
    expect(hashes[name]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('rejects a changed file with the same version, and says which version to write', () => {
    publish(folder);
    edit((instrument) => (instrument.description += '.'));
    const refused = publish(folder);
    expect(refused.written).toEqual([]);
    expect(refused.findings).toEqual([
      expect.objectContaining({ file, path: 'version', actual: expect.stringContaining('description') }),
    ]);
    expect(checkRelease(folder)).toEqual(refused.findings);
    edit((instrument) => (instrument.version = '1.1'));
    expect(publish(folder).written).toEqual([name.replace('@1.0', '@1.1')]);
    expect(checkRelease(folder)).toEqual([]);
  });

  it('treats 1.0.0 as 1.0, which is published once', () => {
    edit((instrument) => (instrument.version = '1.0.0'));
    expect(publish(folder).written).toContain(name.replace('@1.0', '@1.0.0'));
    expect(checkRelease(folder)).toEqual([]);
    edit((instrument) => (instrument.version = '1.0'));
    const { written, findings } = publish(folder);
    expect(written).toEqual([]);
    expect(findings).toMatchObject([{ rule: 'version/written-otherwise', fix: 'Write "version": "1.0.0".' }]);
  });

  it('accepts a change of spelling as 1.0.1 after two people confirm it', () => {
    publish(folder);
    const { declaredBy, confirmedBy } = { declaredBy: 'Asha Rao', confirmedBy: 'Vikram Nair' };
    edit((instrument) => {
      instrument.description = instrument.description.replace(/(\p{Ll})(\p{Ll}) /u, '$2$1 ');
      instrument.version = '1.0.1';
    });
    const listErrors = () => publish(folder).findings.map(({ rule, path }) => `${rule} ${path}`);
    expect(listErrors()).toEqual(['instrument/spelling-names version']);
    edit((instrument) => (instrument.spelling = { declaredBy, confirmedBy: `${declaredBy} ` }));
    expect(listErrors()).toEqual(['instrument/spelling-names spelling.confirmedBy']);
    edit((instrument) => (instrument.spelling = { declaredBy, confirmedBy }));
    expect(publish(folder).written).toEqual([name.replace('@1.0', '@1.0.1')]);
  });

  it('rejects a change of the time frame as spelling, and names the path', () => {
    publish(folder);
    edit((instrument) => {
      instrument.version = '1.0.1';
      instrument.spelling = { declaredBy: 'Asha Rao', confirmedBy: 'Vikram Nair' };
      instrument.presentation = { ...instrument.presentation, recall: 'In the last 3 months' };
    });
    expect(publish(folder)).toMatchObject({
      written: [],
      findings: [
        {
          rule: 'version/spelling-only',
          actual: 'changes in presentation.recall',
          fix: 'Raise the version to 2.0 and remove "spelling", or undo the other changes.',
        },
      ],
    });
  });

  it('requires a signature before people answer a final version', () => {
    publish(folder);
    edit((instrument) => {
      instrument.version = '1.1';
      instrument.status = 'Validated with 612 adults in Jaipur.';
      instrument.normsNote = null;
    });
    expect(publish(folder)).toMatchObject({
      written: [],
      findings: [{ rule: 'version/sign-off', path: 'status' }],
    });
    edit((instrument) => {
      instrument.signOff = [{ role: 'clinical psychologist', date: '2026-11-20', lookedAt: 'All of it.' }];
    });
    expect(publish(folder).written).toEqual([name.replace('@1.0', '@1.1')]);
  });

  it('rejects an invalid questionnaire', () => {
    edit((instrument) => (instrument.title = ''));
    expect(publish(folder)).toEqual({
      written: [],
      findings: [expect.objectContaining({ file, path: 'title' })],
    });
  });
});

describe('a published copy', () => {
  it('is reported if it was changed', () => {
    publish(folder);
    writeFileSync(getCopyPath(), readFileSync(getCopyPath(), 'utf8').replace('"title": "', '"title": "New '));
    expect(checkRelease(folder)[0]).toMatchObject({
      file: `published/${name}.json`,
      rule: 'version/copy-changed',
      actual: expect.stringMatching(/^a change in title, which is "New .+" and was published as "/),
    });
    expect(publish(folder).written).toEqual([]);
  });

  it('is reported if it is missing or was added by hand', () => {
    publish(folder);
    cpSync(getCopyPath(), join(folder, 'published/Other@1.0.json'));
    rmSync(getCopyPath());
    const findings = checkRelease(folder).map(({ file, expected, actual }) => ({
      file,
      expected,
      actual,
    }));
    expect(findings).toContainEqual(
      expect.objectContaining({ file: `published/${name}.json`, actual: 'no such file' }),
    );
    expect(findings).toContainEqual(
      expect.objectContaining({
        file: 'published/Other@1.0.json',
        expected: expect.stringContaining('an entry'),
      }),
    );
  });
});
