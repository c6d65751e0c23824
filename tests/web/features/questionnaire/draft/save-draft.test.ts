import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '#api/device/drafts.ts';
import { withAnswer } from '#domain/answers/draft.ts';
import { getFixedPosition } from '#domain/answers/question-position.ts';
import { loadTabDraft } from '#features/questionnaire/draft/load-draft.ts';
import { saveTabDraft } from '#features/questionnaire/draft/save-draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const instrument = anInstrument();
const userid = '4711';
const options = { instrument, userid, findPosition: getFixedPosition };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

/** A new draft with an answer to its first question. */
function createAnswered(key: string) {
  const tab = loadTabDraft(instrument, userid, getFixedPosition);
  return { tab, changed: { ...withAnswer(tab.draft, 0, 2, new Date()), key } };
}

describe('saving a draft', () => {
  it('writes the position of the next item, while the tab still has its own', () => {
    const { tab, changed } = createAnswered('one');
    saveTabDraft(tab, changed, 1, options);
    expect(readDraft(instrument.id, userid)).toMatchObject({ key: 'one', index: 1, shownAs: [2, 4] });
    expect(tab).toMatchObject({ draft: { index: 0, key: 'one' }, wasSaved: true, isSaved: true });
  });

  it('writes nothing if answers and position are unchanged', () => {
    const { tab, changed } = createAnswered('one');
    saveTabDraft(tab, changed, 0, options);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    saveTabDraft(tab, changed, 0, options);
    expect(write).not.toHaveBeenCalled();
  });

  it('keeps the answer in the tab if the device refuses it', () => {
    const { tab, changed } = createAnswered('one');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveTabDraft(tab, changed, 1, options);
    expect(tab).toMatchObject({ draft: { options: [2, null, null, null] }, isSaved: false, wasSaved: false });
  });
});
