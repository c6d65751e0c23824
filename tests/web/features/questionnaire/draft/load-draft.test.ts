import { beforeEach, describe, expect, it } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { type Draft, createDraft, withAnswer } from '#domain/answers/draft.ts';
import { getFixedPosition } from '#domain/answers/question-position.ts';
import { loadTabDraft } from '#features/questionnaire/draft/load-draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const quiet = anInstrument();
const dayMs = 86_400_000;
const load = () => loadTabDraft(quiet, '4711', getFixedPosition);
const saveTestDraft = (when = new Date(), changes: Partial<Draft> = {}) =>
  saveDraft(quiet.id, '4711', { ...withAnswer(createDraft(quiet, 'key', when), 0, 2, when), ...changes });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('loading a draft', () => {
  it('continues the saved one', () => {
    saveTestDraft();
    expect(load()).toMatchObject({ draft: { key: 'key', options: [2, null, null, null] }, wasSaved: true });
  });

  it('starts a new one if there is none', () => {
    expect(load()).toMatchObject({ draft: { index: 0 }, saved: null, wasSaved: false });
  });

  it('continues one of any age: only the time of the server removes it', () => {
    saveTestDraft(new Date(Date.now() - 31 * dayMs));
    expect(load()).toMatchObject({ draft: { options: [2, null, null, null] }, wasSaved: true });
  });

  it('starts a new one if the saved one answers other questions', () => {
    saveTestDraft(new Date(), { major: 99 });
    expect(load()).toMatchObject({ saved: null, draft: { options: [null, null, null, null] } });
  });
});
