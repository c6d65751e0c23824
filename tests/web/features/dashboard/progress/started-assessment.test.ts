import { afterEach, expect, test } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { type Draft, createDraft, withAnswer } from '#domain/answers/draft.ts';
import { findStarted } from '#features/dashboard/progress/started-assessment.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';

afterEach(() => localStorage.clear());

const instrument = anInstrument();
const now = new Date();

function startDraft(change: Partial<Draft>) {
  const draft = withAnswer(createDraft(instrument, 'key', now), 0, 1, now);
  saveDraft(instrument.id, userid, { ...draft, ...change });
  return findStarted(instrument, userid);
}

test('the number on the card is that of the displayed question', () => {
  expect(startDraft({ index: 3, shownAs: [2, 3] })).toMatchObject({ question: 2, total: 3 });
});

test('an instruction at the end counts as the last question', () => {
  expect(startDraft({ index: 3, shownAs: [4, 3] })).toMatchObject({ question: 3, total: 3 });
});

test('a draft of an earlier format uses its position in the file', () => {
  expect(startDraft({ index: 2 })).toMatchObject({ question: 3, total: 4 });
});

test('a draft with invalid numbers is ignored', () => {
  const draft = withAnswer(createDraft(instrument, 'key', now), 0, 1, now);
  localStorage.setItem(instrument.id, JSON.stringify({ [userid]: { ...draft, shownAs: ['a', null] } }));
  expect(findStarted(instrument, userid)).toBeNull();
});
