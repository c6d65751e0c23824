import { beforeEach, describe, expect, it } from 'vitest';
import { setPhone } from '#api/device/set-phone.ts';
import { getFixedPosition } from '#domain/answers/question-position.ts';
import { hasEnded } from '#features/questionnaire/draft/has-ended.ts';
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
    expect(hasEnded(loadDraft(false))).toBe(false);
  });

  it('has ended if it was saved before', () => {
    expect(hasEnded(loadDraft(true))).toBe(true);
  });

  it('continues once if another tab set the phone to shared', () => {
    setPhone('mine', '4711');
    const tab = loadDraft(true);
    setPhone('shared', '4711');
    expect(hasEnded(tab)).toBe(false);
    expect(hasEnded(tab)).toBe(true);
  });
});
