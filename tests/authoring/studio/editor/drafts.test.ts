import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkDraft } from '#authoring/check/check-draft.ts';
import { createDraftPreview } from '#authoring/studio/editor/preview/draft-preview.ts';
import { createContentFixture, today } from '#tests/support/content-fixture.ts';

const { folder } = createContentFixture();
const file = 'questionnaires/S4-distress.json';
const readSaved = () => readFileSync(join(folder.root, file), 'utf8');
const createDraft = (change: (text: string) => string, name = file) => ({
  file: name,
  text: change(readSaved()),
});

describe('the check of unsaved texts', () => {
  const listRules = (text: (text: string) => string) =>
    checkDraft(folder.root, createDraft(text), today).map(({ rule, path }) => `${rule} ${path}`);

  test('reports the findings of the draft without changing the file', () => {
    const before = readSaved();
    const found = listRules((text) => text.replace('"sd": 7', '"sd": 0'));
    expect(found.join('\n')).toContain('scores[0].report.bands[0].norm.sd');
    expect(listRules((text) => text).join('\n')).not.toContain('norm.sd');
    expect(readSaved()).toBe(before);
  });

  test('of a page: reports the line', () => {
    const page = 'content/reading/quiet/quiet1.mdx';
    const text = `${readFileSync(join(folder.root, page), 'utf8')}\n<Tips>\n\nHalf a list.\n`;
    const found = checkDraft(folder.root, { file: page, text }, today);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((finding) => finding.file === page && finding.line !== undefined)).toBe(true);
  });

  test('of a new questionnaire: reports its findings', () => {
    const fresh = createDraft((text) => text, 'questionnaires/S6-rest.json');
    expect(checkDraft(folder.root, fresh, today).map(({ rule }) => rule)).toContain('instrument/id-repeated');
  });
});

describe('a draft in the preview', () => {
  let preview: ReturnType<typeof createDraftPreview>;
  const readPreviewed = (path: string) => readFileSync(join(preview.folder, path), 'utf8');
  const readOutput = (path: string) =>
    readFileSync(join(folder.root, 'node_modules/.cache/content', path), 'utf8');
  const changeText = (text: string) => text.replace('"title": "Your Distress"', '"title": "Your Load"');

  beforeEach(() => {
    mkdirSync(join(folder.root, 'node_modules/.cache'), { recursive: true });
    preview = createDraftPreview(folder.root, join(folder.root, 'node_modules/.cache/author'));
    preview.refresh();
  });

  test('is used in every list and screen, and never stored as the last valid version', () => {
    const { outcome, changed } = preview.show(createDraft(changeText));
    expect(outcome).toEqual({ shows: 'all', address: '/distressPage', findings: [] });
    expect(changed).toEqual(
      expect.arrayContaining(['server/S4-distress.json', 'questions/S4.json', 'cards.json']),
    );
    expect(readPreviewed('cards.json')).toContain('Your Load');
    expect(readOutput('cards.json')).not.toContain('Your Load');
    preview.showSaved(file);
    expect(readPreviewed('cards.json')).toBe(readOutput('cards.json'));
  });

  test('is displayed while a worked example is wrong', () => {
    const { outcome } = preview.show(
      createDraft((text) => changeText(text).replace('"value": 10', '"value": 11')),
    );
    expect(outcome.shows).toBe('all');
  });

  test('without computable results displays its questions and the reason', () => {
    const { outcome } = preview.show(
      createDraft((text) => changeText(text).replace('"items": ["di1", ', '"items": ["zz1", ')),
    );
    expect(outcome.shows).toBe('questions');
    expect(outcome.findings.map(({ path }) => path)).toContain('scores[0].formula.items[0]');
    expect(readPreviewed('questions/S4.json')).toContain('Your Load');
    expect(readPreviewed('server/S4-distress.json')).toBe(readOutput('server/S4-distress.json'));
  });

  test('with an invalid shape displays the last valid version and the error', () => {
    preview.show(createDraft(changeText));
    const { outcome } = preview.show(
      createDraft((text) => text.replace('"position": 4', '"position": "four"')),
    );
    expect(outcome).toMatchObject({ shows: 'last usable form', address: '/distressPage' });
    expect(outcome.findings.map(({ path, line }) => [path, line])).toEqual([
      ['position', expect.any(Number)],
    ]);
    expect(readPreviewed('cards.json')).toContain('Your Load');
  });

  test('of a new questionnaire adds a card', () => {
    const addSixthItem = (text: string) =>
      text
        .replace('"id": "S4"', '"id": "S6"')
        .replace('"position": 4', '"position": 6')
        .replace('"Your Distress"', '"Your Rest"')
        .replaceAll('/distress', '/rest');
    expect(preview.show(createDraft(addSixthItem, 'questionnaires/S6-rest.json')).outcome.shows).toBe('all');
    expect(JSON.parse(readPreviewed('cards.json'))).toHaveLength(6);
  });
});
