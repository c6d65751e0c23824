import { describe, expect, it } from 'vitest';
import {
  withCurrentItem,
  type Draft,
  hasAnswers,
  findAnswerTime,
  findUsableDraft,
  isExpired,
  createDraft,
  parseDrafts,
  withAnswer,
  withDraft,
  withoutDraft,
} from '#domain/answers/draft.ts';
import { mergeDrafts } from '#domain/answers/merge-drafts.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const instrument = anInstrument();
const monday = new Date('2026-03-02T09:00:00.000Z');
const tuesday = new Date('2026-03-03T09:00:00.000Z');
const startedDraft: Draft = {
  index: 0,
  options: [4, null, null, null],
  major: 1,
  key: 'key-1',
  savedAt: '2026-03-02T09:00:00.000Z',
};

describe('a draft', () => {
  it('starts without answers at the first question', () => {
    expect(createDraft(instrument, 'key-1', monday)).toEqual({
      index: 0,
      options: [null, null, null, null],
      major: 1,
      key: 'key-1',
      savedAt: '2026-03-02T09:00:00.000Z',
      times: [null, null, null, null],
      attempt: 'key-1',
      begunAt: '2026-03-02T09:00:00.000Z',
    });
  });

  it('sets, changes and removes an answer, with a time', () => {
    const answered = withAnswer(startedDraft, 2, 3, tuesday);
    expect(answered.options).toEqual([4, null, 3, null]);
    expect(answered.savedAt).toBe('2026-03-03T09:00:00.000Z');
    expect(withAnswer(answered, 2, 1, tuesday).options).toEqual([4, null, 1, null]);
    expect(withAnswer(answered, 2, null, tuesday).options).toEqual([4, null, null, null]);
    expect(startedDraft.options).toEqual([4, null, null, null]);
  });

  it('stores the current question', () => {
    expect(withCurrentItem(startedDraft, 3, tuesday)).toEqual({
      ...startedDraft,
      index: 3,
      savedAt: '2026-03-03T09:00:00.000Z',
    });
  });
});

describe('a draft in two tabs', () => {
  const createTime = (minute: number) => new Date(`2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`);
  const start = createDraft(instrument, 'first', monday);
  const addAnswers = (draft: Draft, ...steps: [position: number, code: number | null, minute: number][]) =>
    steps.reduce(
      (last, [position, code, minute]) => ({
        ...withAnswer(last, position, code, createTime(minute)),
        key: `${draft.attempt}-${minute}`,
      }),
      draft,
    );

  it('contains the answers of both', () => {
    const [one, other] = [addAnswers(start, [0, 4, 1], [1, 3, 2]), addAnswers(start, [2, 2, 3])];
    expect(mergeDrafts(one, other, 'new').options).toEqual([4, 3, 2, null]);
    expect(mergeDrafts(other, one, 'new').options).toEqual([4, 3, 2, null]);
  });

  it('uses the newer answer or removal of a question, from either tab', () => {
    const [one, other] = [
      addAnswers(start, [0, 4, 1], [1, 3, 5]),
      addAnswers(start, [0, 2, 3], [1, null, 6]),
    ];
    expect(mergeDrafts(one, other, 'new').options).toEqual([2, null, null, null]);
    expect(mergeDrafts(other, one, 'new').options).toEqual([2, null, null, null]);
    const again = addAnswers(mergeDrafts(one, other, 'new'), [1, 1, 7]);
    expect(mergeDrafts(one, again, 'new').options).toEqual([2, 1, null, null]);
  });

  it('keeps an idempotency key for the same answers, and needs a new one for others', () => {
    const one = addAnswers(start, [0, 4, 1]);
    const more = addAnswers(one, [1, 3, 2]);
    expect(mergeDrafts(one, more, 'new').key).toBe('first-2');
    expect(mergeDrafts(more, one, 'new').key).toBe('first-2');
    expect(mergeDrafts(more, addAnswers(start, [2, 1, 3]), 'new').key).toBe('new');
    expect(mergeDrafts({ ...one, key: 'kept' }, one, 'new').key).toBe('kept');
  });

  it('uses the current question of the device', () => {
    expect(mergeDrafts({ ...start, index: 2 }, addAnswers(start, [0, 1, 1]), 'new').index).toBe(2);
  });

  it('is replaced by another attempt after a submission or a restart', () => {
    const restarted = addAnswers(createDraft(instrument, 'second', monday), [0, 1, 1]);
    expect(mergeDrafts(restarted, addAnswers(start, [1, 4, 2]), 'new')).toEqual(restarted);
    expect(mergeDrafts({ ...startedDraft, options: [1] }, startedDraft, 'new').options).toEqual([1]);
  });

  it('uses the time of the draft for answers without a time', () => {
    const older = { ...startedDraft, options: [4, 2, null, null] };
    const { options } = withAnswer(
      { ...startedDraft, savedAt: createTime(0).toISOString() },
      1,
      3,
      createTime(1),
    );
    expect(options).toEqual([4, 3, null, null]);
    const newer = withAnswer(startedDraft, 1, 3, createTime(1));
    expect(mergeDrafts(older, newer, 'new').options).toEqual([4, 3, null, null]);
    expect(mergeDrafts(newer, older, 'new').options).toEqual([4, 3, null, null]);
  });

  it('is started once a question is answered', () => {
    expect(hasAnswers(start)).toBe(false);
    expect(hasAnswers(addAnswers(start, [3, 1, 1]))).toBe(true);
  });
});

describe('drafts on a shared device', () => {
  const both = { '71': startedDraft, '72': { ...startedDraft, index: 1 } };

  it("are added one by one, each in place of the person's last one", () => {
    expect(withDraft({ '71': startedDraft }, '72', both['72'])).toEqual(both);
    expect(withDraft(both, '71', both['72'])).toEqual({ '71': both['72'], '72': both['72'] });
  });

  it('are restored from storage', () => {
    expect(parseDrafts(JSON.stringify(both))).toEqual(both);
  });

  it('belong to one person each', () => {
    expect(findUsableDraft(both, '72', instrument)?.index).toBe(1);
    expect(findUsableDraft(both, '73', instrument)).toBeNull();
    expect(findUsableDraft(both, 'constructor', instrument)).toBeNull();
  });

  it('are removed one by one', () => {
    expect(withoutDraft(both, '71')).toEqual({ '72': both['72'] });
    expect(withoutDraft(both, '73')).toEqual(both);
  });

  it.each([null, '', '{', 'null', '[]', '7', '"text"', JSON.stringify([startedDraft])])(
    'are empty if storage contains %j',
    (text) => {
      expect(parseDrafts(text)).toEqual({});
    },
  );

  it.each([
    ['null', null],
    ['a list', []],
    ['no key', { ...startedDraft, key: undefined }],
    ['an index below 0', { ...startedDraft, index: -1 }],
    ['an index with decimals', { ...startedDraft, index: 0.5 }],
    ['options that are not a list', { ...startedDraft, options: 'abcd' }],
    ['options that are objects', { ...startedDraft, options: [{}, null, null, null] }],
    ['a major version as a string', { ...startedDraft, major: '1' }],
    ['an invalid date', { ...startedDraft, savedAt: 'yesterday' }],
    ['a date that is a number', { ...startedDraft, savedAt: 2026 }],
  ])('skip an entry of another shape: %s', (_, entry) => {
    expect(parseDrafts(JSON.stringify({ '71': entry, '72': startedDraft }))).toEqual({ '72': startedDraft });
  });
});

describe('resuming a draft', () => {
  const addMilliseconds = (ms: number) => new Date(monday.getTime() + ms);
  const days30 = 30 * 24 * 60 * 60 * 1000;

  it('is possible until thirty days after the server has first seen it', () => {
    const draft = { ...startedDraft, savedAt: '2020-01-01T00:00:00.000Z' };
    expect(isExpired(draft, monday)).toBe(false);
    const checked = { ...draft, checkedAt: monday.toISOString() };
    expect(isExpired(checked, addMilliseconds(days30))).toBe(false);
    expect(isExpired(checked, addMilliseconds(days30 + 1))).toBe(true);
    expect(withAnswer(checked, 0, 1, tuesday).checkedAt).toBeUndefined();
    expect(withCurrentItem(checked, 1, tuesday).checkedAt).toBeUndefined();
  });

  it('keeps the order of changes when the clock is set back', () => {
    const later = withAnswer(startedDraft, 0, 1, tuesday);
    const changed = withAnswer(later, 0, 2, monday);
    expect(changed.savedAt > later.savedAt).toBe(true);
    expect(findAnswerTime(changed, 0)).toBeGreaterThan(findAnswerTime(later, 0) ?? 0);
  });

  it('is possible after a minor version and not after a major one', () => {
    const createVersion = (text: string) =>
      anInstrument((draft) => {
        draft.version = text;
      });
    expect(findUsableDraft({ '71': startedDraft }, '71', createVersion('1.7'))).toEqual(startedDraft);
    expect(findUsableDraft({ '71': startedDraft }, '71', createVersion('2.0'))).toBeNull();
  });

  it('is not possible with another number of items', () => {
    const short = { ...startedDraft, options: [1, 2, 3] };
    expect(findUsableDraft({ '71': short }, '71', instrument)).toBeNull();
  });

  it('treats an invalid code as unanswered and corrects the current question', () => {
    const edited = { ...startedDraft, index: 40, options: [4, 9, 0, 1] };
    const live = findUsableDraft({ '71': edited }, '71', instrument);
    expect(live).toMatchObject({ index: 3, options: [4, null, null, 1] });
  });
});
