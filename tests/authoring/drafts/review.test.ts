import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishQuestionnaires } from '#authoring/drafts/publish-questionnaires.ts';
import { changeReview, readReviewView } from '#authoring/drafts/review/handle-review.ts';
import { addToHistory, parseSavedInstrument } from '#authoring/drafts/review/review-file.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

const { folder, edit, write } = createContentFixture();
const file = 'questionnaires/S5-activity.json';
const now = new Date('2026-11-29T06:00:00Z');
const requireReview = () => write('questionnaires/reviews/settings.json', '{ "review": "required" }');
const readText = () => readFileSync(join(folder.root, file), 'utf8');
const accept = (name: string, author?: string) =>
  changeReview(folder.root, { file, kind: 'accept', name, author }, now);

/** Saves a change as the editor does. */
function change(name: string, from: string, to: string) {
  edit(file, (text) => text.replace(from, to));
  const instrument = parseSavedInstrument(readText());
  if (instrument) addToHistory(folder.root, file, instrument, { action: 'changed', name }, now);
}

beforeEach(() => {
  publishQuestionnaires(folder.root);
  change('Asha', '"version": "1.0"', '"version": "1.1"');
});

describe('publishing with a review', () => {
  it('needs no second name unless a review is required', () => {
    expect(publishQuestionnaires(folder.root).written).toEqual(['S5@1.1']);
  });

  it('refuses without a second name, says how to get it, and writes nothing', () => {
    requireReview();
    const { written, findings } = publishQuestionnaires(folder.root);
    expect(findings).toMatchObject([
      {
        rule: 'version/not-accepted',
        file,
        actual: 'changed by Asha, not accepted since',
        fix: expect.stringContaining('Compare and review'),
      },
    ]);
    expect(written).toEqual([]);
    expect(existsSync(join(folder.root, 'questionnaires/published/S5@1.1.json'))).toBe(false);
  });

  it('publishes after a second person accepted the text, and adds it to the history', () => {
    requireReview();
    expect(accept('Ravi').acceptedBy).toBe('Ravi');
    expect(publishQuestionnaires(folder.root).written).toEqual(['S5@1.1']);
    expect(readReviewView(folder.root, file).history.map(({ action, name }) => [action, name])).toEqual([
      ['changed', 'Asha'],
      ['accepted', 'Ravi'],
      ['published', ''],
    ]);
  });

  it.each(['Asha', ' asha '])('does not let "%s" accept a change of Asha', (name) => {
    expect(() => accept(name)).toThrow(/A second person has to accept it/);
  });

  it('needs it again after a later change', () => {
    requireReview();
    accept('Ravi');
    change('Asha', 'Resting just because it feels good', 'Resting because it feels good');
    expect(publishQuestionnaires(folder.root).findings.map(({ rule }) => rule)).toContain(
      'version/not-accepted',
    );
  });

  it('does not accept while a comment is open', () => {
    requireReview();
    changeReview(folder.root, { file, kind: 'comment', line: 'Version', text: 'Why?', name: 'Ravi' }, now);
    expect(() => accept('Ravi')).toThrow('1 comment is open. Resolve it first.');
    changeReview(folder.root, { file, kind: 'resolve', id: 1, name: 'Asha' }, now);
    expect(accept('Ravi').comments).toMatchObject([{ id: 1, name: 'Ravi', resolvedBy: 'Asha' }]);
  });

  it('asks who made a change outside of the editor', () => {
    publishQuestionnaires(folder.root);
    edit(file, (text) => text.replace('"version": "1.1"', '"version": "1.2"'));
    expect(() => accept('Ravi')).toThrow(/Write the name of that person as well/);
    expect(() => accept('Ravi', 'Ravi')).toThrow(/A second person/);
    expect(accept('Ravi', 'Asha')).toMatchObject({ acceptedBy: 'Ravi', authors: ['Asha'] });
  });

  it('makes one entry of consecutive changes by one person', () => {
    change('Asha', 'Resting just because it feels good', 'Resting because it feels good');
    change('Ravi', 'Resting because it feels good', 'Resting, as it feels good');
    expect(readReviewView(folder.root, file).history.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  });
});
