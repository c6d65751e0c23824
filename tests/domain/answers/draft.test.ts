import { describe, expect, it } from 'vitest';
import {
  atIndex,
  liveDraft,
  newDraft,
  parseDrafts,
  withAnswer,
  withDraft,
  withoutDraft,
} from '../../../src/domain/answers/draft.ts';
import { anInstrument } from '../../support/instrument-builder.ts';

const instrument = anInstrument();
const monday = new Date('2026-03-02T09:00:00.000Z');
const tuesday = new Date('2026-03-03T09:00:00.000Z');
const begun = withAnswer(newDraft(instrument, 'key-1', monday), 0, 4, monday);

describe('a draft', () => {
  it('begins unanswered at the first question', () => {
    expect(newDraft(instrument, 'key-1', monday)).toEqual({
      index: 0,
      options: [null, null, null, null],
      major: 1,
      key: 'key-1',
      savedAt: '2026-03-02T09:00:00.000Z',
    });
  });

  it('keeps an answer, changes it, takes it back, and says when', () => {
    const answered = withAnswer(begun, 2, 3, tuesday);
    expect(answered.options).toEqual([4, null, 3, null]);
    expect(answered.savedAt).toBe('2026-03-03T09:00:00.000Z');
    expect(withAnswer(answered, 2, 1, tuesday).options).toEqual([4, null, 1, null]);
    expect(withAnswer(answered, 2, null, tuesday).options).toEqual([4, null, null, null]);
    expect(begun.options).toEqual([4, null, null, null]);
  });

  it('remembers the question on screen', () => {
    expect(atIndex(begun, 3, tuesday)).toEqual({ ...begun, index: 3, savedAt: '2026-03-03T09:00:00.000Z' });
  });
});

describe('drafts on a shared device', () => {
  const both = withDraft(withDraft({}, '71', begun), '72', atIndex(begun, 1, monday));

  it('survive storage', () => {
    expect(parseDrafts(JSON.stringify(both))).toEqual(both);
  });

  it('belong to one person each', () => {
    expect(liveDraft(both, '72', instrument, tuesday)?.index).toBe(1);
    expect(liveDraft(both, '73', instrument, tuesday)).toBeNull();
    expect(liveDraft(both, 'constructor', instrument, tuesday)).toBeNull();
  });

  it('go one by one', () => {
    expect(withoutDraft(both, '71')).toEqual({ '72': both['72'] });
    expect(withoutDraft(both, '73')).toEqual(both);
  });

  it.each([null, '', '{', 'null', '[]', '7', '"text"'])('are none where storage holds %j', (text) => {
    expect(parseDrafts(text)).toEqual({});
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['no key', { ...begun, key: undefined }],
    ['an index below 0', { ...begun, index: -1 }],
    ['a broken index', { ...begun, index: 0.5 }],
    ['options that are no list', { ...begun, options: 'abcd' }],
    ['options that are labels', { ...begun, options: ['Never', null, null, null] }],
    ['a major that is text', { ...begun, major: '1' }],
    ['an unreadable date', { ...begun, savedAt: 'yesterday' }],
    ['a date that is a number', { ...begun, savedAt: 17 }],
  ])('leave out an entry of foreign shape: %s', (_, entry) => {
    expect(parseDrafts(JSON.stringify({ '71': entry, '72': begun }))).toEqual({ '72': begun });
  });
});

describe('going on with a draft', () => {
  const later = (ms: number) => new Date(monday.getTime() + ms);
  const days30 = 30 * 24 * 60 * 60 * 1000;

  it('works for thirty days and then no more', () => {
    expect(liveDraft({ '71': begun }, '71', instrument, later(days30))).toEqual(begun);
    expect(liveDraft({ '71': begun }, '71', instrument, later(days30 + 1))).toBeNull();
  });

  it('works after a minor version and not after a major one', () => {
    const version = (text: string) =>
      anInstrument((draft) => {
        draft.version = text;
      });
    expect(liveDraft({ '71': begun }, '71', version('1.7'), tuesday)).toEqual(begun);
    expect(liveDraft({ '71': begun }, '71', version('2.0'), tuesday)).toBeNull();
  });

  it('does not work with another number of items', () => {
    const short = { ...begun, options: [1, 2, 3] };
    expect(liveDraft({ '71': short }, '71', instrument, tuesday)).toBeNull();
  });

  it('takes a code off the scale for no answer and stays on a real question', () => {
    const edited = { ...begun, index: 40, options: [4, 9, 0, 1] };
    const live = liveDraft({ '71': edited }, '71', instrument, tuesday);
    expect(live).toMatchObject({ index: 3, options: [4, null, null, 1] });
  });
});
