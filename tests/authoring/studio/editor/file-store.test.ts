import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEditable, hashText, writeEditable } from '#authoring/drafts/file-store.ts';

const file = 'questionnaires/S4-distress.json';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wellness-check-editor-'));
  for (const folder of ['questionnaires/published', 'content/reading/quiet', 'content/site', 'src'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, file), '{}\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const readDisk = (name: string) => readFileSync(join(root, name), 'utf8');

describe('a file of the editor', () => {
  test('is read with its text and hash, and a missing one with neither', () => {
    expect(readEditable(root, file)).toEqual({ text: '{}\n', hash: hashText('{}\n') });
    expect(readEditable(root, 'questionnaires/S6-rest.json')).toEqual({ text: null, hash: null });
  });

  test('is written if it equals what the author saw, without temporary files', () => {
    const written = writeEditable(root, file, '{ "id": "S4" }\n', hashText('{}\n'));
    expect(written).toEqual({
      outcome: 'written',
      now: { text: '{ "id": "S4" }\n', hash: hashText('{ "id": "S4" }\n') },
    });
    expect(readDisk(file)).toBe('{ "id": "S4" }\n');
    expect(readdirSync(join(root, 'questionnaires'))).toEqual(['S4-distress.json', 'published']);
  });

  test('is not overwritten if it was changed elsewhere, and both texts are returned', () => {
    writeFileSync(join(root, file), '{ "by": "hand" }\n');
    const refused = writeEditable(root, file, '{}\n', hashText('{}\n'));
    expect(refused).toEqual({
      outcome: 'conflict',
      now: { text: '{ "by": "hand" }\n', hash: hashText('{ "by": "hand" }\n') },
    });
    expect(readDisk(file)).toBe('{ "by": "hand" }\n');
  });

  test('is created if it does not exist, and rejected if it was created meanwhile', () => {
    const fresh = 'content/reading/quiet/quiet1.mdx';
    expect(writeEditable(root, fresh, 'Rest.\n', null).outcome).toBe('written');
    expect(writeEditable(root, fresh, 'Sleep.\n', null).outcome).toBe('conflict');
    expect(readDisk(fresh)).toBe('Rest.\n');
  });

  test('is removed only if it equals what the author saw', () => {
    expect(writeEditable(root, file, null, hashText('other')).outcome).toBe('conflict');
    expect(writeEditable(root, file, null, hashText('{}\n'))).toEqual({
      outcome: 'written',
      now: { text: null, hash: null },
    });
  });
});

describe('rejects other files', () => {
  test.each([
    '../outside.json',
    'questionnaires/../package.json',
    'questionnaires/published/S4@1.1.json',
    'questionnaires/instrument.schema.json',
    'questionnaires/.hidden.json',
    'questionnaires\\S4.json',
    '/etc/passwd',
    'content/settings.json',
    'content/chain.schema.json',
    'content/reading/../site/terms.mdx',
    'content/reading/quiet1.mdx',
    'content/site/terms.mdx',
    'src/web/app/main.tsx',
    '',
  ])('%s', (name) => {
    expect(() => readEditable(root, name)).toThrow(/does not write/);
    expect(() => writeEditable(root, name, 'x', null)).toThrow(/does not write/);
  });

  test('a link to a file or folder outside', () => {
    writeFileSync(join(root, 'src/secret.json'), 'secret');
    symlinkSync(join(root, 'src/secret.json'), join(root, 'questionnaires/S7-link.json'));
    symlinkSync(join(root, 'src'), join(root, 'content/reading/linked'));
    expect(() => readEditable(root, 'questionnaires/S7-link.json')).toThrow(/does not write/);
    expect(() => writeEditable(root, 'content/reading/linked/page.mdx', 'x', null)).toThrow(/does not write/);
    expect(readDisk('src/secret.json')).toBe('secret');
  });
});
