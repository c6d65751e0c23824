import { beforeEach, describe, expect, it } from 'vitest';
import { savePhoneOwnership } from '#api/device/save-phone-ownership.ts';
import { getFixedPosition } from '#domain/answers/question-position.ts';
import { hasDraftEnded } from '#features/questionnaire/draft/has-ended.ts';
import { loadTabDraft } from '#features/questionnaire/draft/load-draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const quiet = anInstrument();
const loadDraft = (wasSaved: boolean) => ({
  ...loadTabDraft(quiet, '4711', getFixedPosition),
  wasSaved,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft that is not on the device', () => {
  it('continues if it was never saved', () => {
    expect(hasDraftEnded(loadDraft(false))).toBe(false);
  });

  it('has ended if it was saved before', () => {
    expect(hasDraftEnded(loadDraft(true))).toBe(true);
  });

  it('continues once if another tab set the phone to shared', () => {
    savePhoneOwnership('mine', '4711');
    const tab = loadDraft(true);
    savePhoneOwnership('shared', '4711');
    expect(hasDraftEnded(tab)).toBe(false);
    expect(hasDraftEnded(tab)).toBe(true);
  });
});
