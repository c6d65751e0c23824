import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSent, hasDraft, saveDraft } from '#api/device/drafts.ts';
import { sweepDevice } from '#api/device/sweep.ts';
import { createDraft, withAnswer } from '#domain/answers/draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const quiet = anInstrument();
const [meera, arun] = ['4711', '4712'];
const saved = new Date('2026-03-02T09:00:00.000Z');
const daysLater = (days: number) => new Date(saved.getTime() + days * 86_400_000);
const keep = (userid: string, when = saved) =>
  saveDraft('T1', userid, withAnswer(createDraft(quiet, 'key', when), 0, 1, when));
const owners = () => Object.keys(JSON.parse(localStorage.getItem('T1') ?? '{}'));

beforeEach(() => localStorage.clear());

describe('a draft on the device', () => {
  it('can be resumed for 30 days, only by its owner', () => {
    keep(meera);
    expect(hasDraft([quiet], meera, daysLater(30))).toBe(true);
    expect(hasDraft([quiet], meera, daysLater(31))).toBe(false);
    expect(hasDraft([quiet], arun, saved)).toBe(false);
  });

  it('cannot be resumed without an answer', () => {
    saveDraft('T1', meera, createDraft(quiet, 'key', saved));
    expect(hasDraft([quiet], meera, saved)).toBe(false);
  });

  it('cannot be resumed after a new major version of the questions', () => {
    keep(meera);
    expect(hasDraft([{ ...quiet, version: '1.7' }], meera, saved)).toBe(true);
    expect(hasDraft([{ ...quiet, version: '2.0' }], meera, saved)).toBe(false);
  });

  it('is removed after it was sent, unless it was changed since', () => {
    keep(meera);
    expect(forgetSent('T1', meera, 'an older key')).toBe(false);
    expect(owners()).toEqual([meera]);
    expect(forgetSent('T1', meera, 'key')).toBe(true);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the clean-up', () => {
  it('removes drafts older than 30 days, of any owner, and nothing else', () => {
    keep(meera);
    keep(arun, daysLater(10));
    localStorage.setItem('moveOn', 'off');
    sweepDevice(daysLater(31));
    expect(owners()).toEqual([arun]);
    sweepDevice(daysLater(41));
    expect(Object.keys(localStorage)).toEqual(['moveOn']);
  });

  it('removes outdated and invalid reading data', () => {
    const today = Math.floor(Date.now() / 86_400_000);
    localStorage.setItem(
      'reading_4711',
      JSON.stringify({ day: today - 31, read: ['wellBeing1'], places: {} }),
    );
    localStorage.setItem('reading_4712', JSON.stringify({ day: today - 30, read: ['stepUp1'], places: {} }));
    localStorage.setItem('reading_4713', '{');
    sweepDevice(new Date());
    expect(Object.keys(localStorage)).toEqual(['reading_4712']);
  });
});
