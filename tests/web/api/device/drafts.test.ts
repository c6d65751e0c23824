import { beforeEach, describe, expect, it } from 'vitest';
import { removeSentDraft, hasDraft, saveDraft } from '#api/device/drafts.ts';
import { removeExpiredData } from '#api/device/remove-expired-data.ts';
import { createDraft, withAnswer } from '#domain/answers/draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const quiet = anInstrument();
const [meera, arun] = ['4711', '4712'];
const saved = new Date('2026-03-02T09:00:00.000Z');
const addDays = (days: number) => new Date(saved.getTime() + days * 86_400_000);
const saveFor = (userid: string, when = saved) =>
  saveDraft('T1', userid, withAnswer(createDraft(quiet, 'key', when), 0, 1, when));
const listOwners = () => Object.keys(JSON.parse(localStorage.getItem('T1') ?? '{}'));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('phone', 'mine');
});

describe('a draft on the device', () => {
  it('can be resumed only by its owner, whatever the clock of the device says', () => {
    saveFor(meera);
    expect(hasDraft([quiet], meera)).toBe(true);
    expect(hasDraft([quiet], arun)).toBe(false);
  });

  it('cannot be resumed without an answer', () => {
    saveDraft('T1', meera, createDraft(quiet, 'key', saved));
    expect(hasDraft([quiet], meera)).toBe(false);
  });

  it('cannot be resumed after a new major version of the questions', () => {
    saveFor(meera);
    expect(hasDraft([{ ...quiet, version: '1.7' }], meera)).toBe(true);
    expect(hasDraft([{ ...quiet, version: '2.0' }], meera)).toBe(false);
  });

  it('is removed after it was sent, unless it was changed since', () => {
    saveFor(meera);
    expect(removeSentDraft('T1', meera, 'an older key')).toBe(false);
    expect(listOwners()).toEqual([meera]);
    expect(removeSentDraft('T1', meera, 'key')).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['phone']);
  });
});

describe('the clean-up', () => {
  it('removes drafts older than 30 days, of any owner, and nothing else', () => {
    saveFor(meera);
    expect(removeExpiredData(saved)).toEqual([]);
    saveFor(arun, addDays(10));
    localStorage.setItem('moveOn', 'off');
    expect(removeExpiredData(addDays(31), meera)).toEqual(['T1']);
    expect(listOwners()).toEqual([arun]);
    expect(removeExpiredData(addDays(62), meera)).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['phone', 'moveOn']);
  });

  it('counts the age of a draft from the first time of the server, not from a wrong clock of the device', () => {
    saveFor(meera, addDays(-730));
    expect(removeExpiredData(addDays(0), meera)).toEqual([]);
    expect(removeExpiredData(addDays(30), meera)).toEqual([]);
    expect(listOwners()).toEqual([meera]);
    expect(removeExpiredData(addDays(31), meera)).toEqual(['T1']);
  });

  it('removes outdated and invalid reading data', () => {
    const today = Math.floor(Date.now() / 86_400_000);
    localStorage.setItem(
      'reading_4711',
      JSON.stringify({ day: today - 31, read: ['wellBeing1'], places: {} }),
    );
    localStorage.setItem('reading_4712', JSON.stringify({ day: today - 30, read: ['stepUp1'], places: {} }));
    localStorage.setItem('reading_4713', '{');
    removeExpiredData(new Date());
    expect(Object.keys(localStorage)).toEqual(['phone', 'reading_4712']);
  });
});
