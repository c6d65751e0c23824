import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileValidFiles } from '#authoring/compile/compile.ts';
import { readAuthorState } from '#authoring/studio/dev/author-state.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

const { folder, write } = createContentFixture();
const published = join(import.meta.dirname, '../../../../questionnaires/published');
const readState = () => readAuthorState(folder.root);

describe('the state of the authoring page with a broken file', () => {
  const chapter = { id: 'quiet', title: 'Quiet', ink: 's1' };
  test.each([
    ['a chapter without pages', JSON.stringify({ chapters: [chapter], side: [] })],
    ['a chapter that is null', '{ "chapters": [null], "side": [] }'],
    ['invalid JSON', '{ "chapters": [,'],
  ])('a reading order with %s: there is none, and the findings name the file', (_what, text) => {
    write('content/chain.json', text);
    const { chain, findings, pages } = readState();
    expect(chain).toBe(null);
    expect(findings.some(({ file }) => file === 'content/chain.json')).toBe(true);
    expect(pages.filter(({ kind }) => kind === 'reading')).toHaveLength(3);
  });

  test.each(['{,', 'null'])('a list of hashes that is %s: nothing counts as published', (text) => {
    cpSync(published, join(folder.root, 'questionnaires/published'), { recursive: true });
    write('questionnaires/published/hashes.json', text);
    const { instruments, findings } = readState();
    expect(instruments.map((entry) => entry.published)).toEqual(Array(5).fill(undefined));
    expect(findings.some(({ file }) => file.startsWith('questionnaires'))).toBe(true);
  });

  test('a broken schema: the findings match the served questionnaires', () => {
    compileValidFiles(folder.root);
    write('questionnaires/instrument.schema.json', '{');
    expect(readState().instruments).toHaveLength(5);
  });

  test('a questionnaire whose file was deleted is not listed', () => {
    compileValidFiles(folder.root);
    rmSync(join(folder.root, 'questionnaires/S5-activity.json'));
    const { instruments } = readState();
    expect(instruments.map(({ instrument }) => instrument.id)).toEqual(['S1', 'S2', 'S3', 'S4']);
  });
});
