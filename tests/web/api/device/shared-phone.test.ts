import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '#api/device/cookies.ts';
import {
  forgetOthersInTab,
  forgetSent,
  hasDraft,
  loadDraft,
  readDraft,
  saveDraft,
} from '#api/device/drafts.ts';
import { forgetPerson } from '#api/device/forget-person.ts';
import { readPhone } from '#api/device/phone.ts';
import { readSavedStep, saveProgress } from '#api/device/progress.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { loadReading, markAsRead, saveVisit } from '#api/device/reading.ts';
import { setPhone } from '#api/device/set-phone.ts';
import { sweepDevice } from '#api/device/sweep.ts';
import { cookies } from '#contract/paths.ts';
import { createDraft, withAnswer } from '#domain/answers/draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const quiet = anInstrument();
const { id } = quiet;
const [meera, arun] = ['4711', '4712'];
const now = new Date('2026-03-02T09:00:00.000Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const begin = (userid: string, key = 'key', when = now) =>
  saveDraft(id, userid, withAnswer(createDraft(quiet, key, when), 0, 1, when));
const keyOf = (userid: string) => loadDraft(quiet, userid, now)?.key ?? null;

/** What a person does meanwhile in another tab of the same browser, whose own storage is empty at first. */
function inAnotherTab(what: () => void, before: Record<string, string> = {}): Record<string, string> {
  const here = { ...sessionStorage };
  sessionStorage.clear();
  Object.assign(sessionStorage, before);
  what();
  const there = { ...sessionStorage };
  sessionStorage.clear();
  Object.assign(sessionStorage, here);
  return there;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a phone of which nobody has said whose it is', () => {
  it('keeps answers, progress and reading on the device', () => {
    begin(meera);
    saveProgress(meera, { currentStep: 2, isFirstLogin: false });
    markAsRead(meera, 'wellBeing1');
    expect(readPhone()).toBeNull();
    expect(Object.keys(localStorage).sort()).toEqual([id, `progress_${meera}`, `reading_${meera}`].sort());
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves nothing of its own behind a logout', () => {
    begin(meera);
    forgetPerson([id], meera);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a phone that is called shared', () => {
  beforeEach(() => setPhone('shared', meera));

  it('keeps unfinished answers and progress in the tab alone', () => {
    begin(meera);
    saveProgress(meera, { currentStep: 2, isFirstLogin: false });
    expect(Object.keys(localStorage)).toEqual(['phone']);
    expect(keyOf(meera)).toBe('key');
    expect(readSavedStep(meera)).toBe(2);
    expect(hasDraft([quiet], meera, now)).toBe(true);
  });

  it('remembers nothing that is read', () => {
    saveVisit(meera, 'wellBeing1');
    markAsRead(meera, 'wellBeing1');
    expect(Object.keys(localStorage)).toEqual(['phone']);
    expect(loadReading(meera)).toEqual({ read: [], places: {} });
  });

  it('gives each tab answers of its own', () => {
    begin(meera, 'one');
    const other = inAnotherTab(() => {
      expect(keyOf(meera)).toBeNull();
      begin(meera, 'other');
    });
    expect(keyOf(meera)).toBe('one');
    expect(forgetSent(id, meera, 'one')).toBe(true);
    inAnotherTab(() => expect(keyOf(meera)).toBe('other'), other);
  });

  it('goes on with answers of one person, and drops them when another one comes', () => {
    begin(meera);
    expect(keyOf(meera)).toBe('key');
    expect(keyOf(arun)).toBeNull();
    expect(sessionStorage.getItem(id)).toBeNull();
    begin(meera);
    forgetOthersInTab(arun);
    expect(sessionStorage.getItem(id)).toBeNull();
  });

  it('forgets them with logout, in every tab', () => {
    begin(meera, 'one');
    const other = inAnotherTab(() => begin(meera, 'other'));
    forgetPerson([id], meera);
    expect(sessionStorage).toHaveLength(0);
    inAnotherTab(() => {
      expect(keyOf(meera)).toBeNull();
      expect(sessionStorage.getItem(id)).toBeNull();
    }, other);
    expect(readPhone()).toBe('shared');
    begin(meera, 'new');
    expect(keyOf(meera)).toBe('new');
  });

  it('forgets in a tab that is used anew after a logout only what was there before', () => {
    const other = inAnotherTab(() => begin(meera, 'other'));
    forgetPerson([id], meera);
    inAnotherTab(() => {
      begin(meera, 'new');
      expect(keyOf(meera)).toBe('new');
    }, other);
  });

  it('takes up what its person began here before it was called shared', () => {
    setPhone('mine', meera);
    begin(arun, 'before');
    setPhone('shared', meera);
    expect(keyOf(arun)).toBe('before');
    begin(arun, 'on');
    expect(localStorage.getItem(id)).toBeNull();
    expect(keyOf(arun)).toBe('on');
  });

  it('is swept like any other', () => {
    begin(meera);
    sweepDevice(later(31));
    expect(sessionStorage.getItem(id)).toBeNull();
  });
});

describe('changing whose phone it is', () => {
  it('takes answers and progress of this person into the tab and back, and leaves those of others', () => {
    begin(meera, 'mine');
    begin(arun, 'his');
    saveProgress(meera, { currentStep: 3, isFirstLogin: false });
    markAsRead(arun, 'stepUp1');
    expect(setPhone('shared', meera)).toBe(true);
    expect(Object.keys(JSON.parse(localStorage.getItem(id) ?? '{}'))).toEqual([arun]);
    expect(Object.keys(localStorage).sort()).toEqual([id, 'phone'].sort());
    expect([keyOf(meera), readSavedStep(meera)]).toEqual(['mine', 3]);

    expect(setPhone('mine', meera)).toBe(true);
    expect(Object.keys(JSON.parse(localStorage.getItem(id) ?? '{}')).sort()).toEqual([meera, arun]);
    expect(sessionStorage.getItem(id)).toBeNull();
    expect([keyOf(meera), readSavedStep(meera)]).toEqual(['mine', 3]);
  });

  it('never costs an answer: of two drafts the newer one counts, and what finds no room stays', () => {
    begin(meera, 'older');
    setPhone('shared', meera);
    const other = inAnotherTab(() => begin(meera, 'newer', later(1)));
    setPhone('mine', meera);
    inAnotherTab(() => expect(readDraft(id, meera)?.key).toBe('newer'), other);

    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
      (this as unknown as Record<string, string>)[key] = value;
    });
    expect(setPhone('shared', meera)).toBe(true);
    refuse.mockRestore();
    expect(keyOf(meera)).toBe('older');
  });

  it('is refused by a browser that keeps nothing, which works as before', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    expect(setPhone('shared', meera)).toBe(false);
    expect(begin(meera)).toBe(false);
    refuse.mockRestore();
    expect(readPhone()).toBeNull();
  });
});

describe('what waits to be sent', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['2', 2],
    ['many', 1],
    ['-1', 1],
  ])('is counted by the cookie: "%s"', (value, count) => {
    writeCookie(cookies.waiting, value);
    expect(countQueuedAnswers()).toBe(count);
    removeCookie(cookies.waiting);
    expect(readCookie(cookies.waiting)).toBeNull();
  });
});
