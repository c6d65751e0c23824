import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '#api/device/cookies.ts';
import {
  removeOtherUsersDrafts,
  removeSentDraft,
  hasDraft,
  loadValidDraft,
  readDraft,
  saveDraft,
} from '#api/device/drafts.ts';
import { removeUserFromDevice } from '#api/device/remove-user-from-device.ts';
import { readPhoneOwnership } from '#api/device/phone-ownership.ts';
import { isPhoneShared } from '#api/device/storage.ts';
import { readSavedStep, saveProgress } from '#api/device/progress.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { loadPlan, savePlan } from '#api/device/plan.ts';
import { loadReading, markAsRead, saveVisit } from '#api/device/reading-progress.ts';
import { savePhoneOwnership } from '#api/device/save-phone-ownership.ts';
import { removeExpiredData } from '#api/device/remove-expired-data.ts';
import { cookies } from '#contract/paths.ts';
import { createDraft, withAnswer } from '#domain/answers/draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const quiet = anInstrument();
const { id } = quiet;
const [meera, arun] = ['4711', '4712'];
const now = new Date('2026-03-02T09:00:00.000Z');
const addDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const startDraft = (userid: string, key = 'key', when = now) =>
  saveDraft(id, userid, withAnswer(createDraft(quiet, key, when), 0, 1, when));
const plan = { step: 'breathe-slowly', isSmaller: false, day: '2026-03-03', when: 'dinner' } as const;
const getDraftKey = (userid: string) => loadValidDraft(quiet, userid)?.key ?? null;

/** Runs an action in another tab of the same browser, with its own session storage. */
function runInAnotherTab(what: () => void, before: Record<string, string> = {}): Record<string, string> {
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

describe('a phone that only this person uses', () => {
  it('stores answers, progress and reading on the device', () => {
    savePhoneOwnership('mine', meera);
    startDraft(meera);
    saveProgress(meera, { currentStep: 2, isFirstLogin: false });
    markAsRead(meera, 'wellBeing1');
    expect(Object.keys(localStorage).sort()).toEqual(
      ['phone', id, `progress_${meera}`, `reading_${meera}`].sort(),
    );
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a phone whose question is not answered', () => {
  it('counts as shared: answers and progress are in the tab, and nothing that is read', () => {
    startDraft(meera);
    saveProgress(meera, { currentStep: 2, isFirstLogin: false });
    markAsRead(meera, 'wellBeing1');
    expect(isPhoneShared()).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(getDraftKey(meera)).toBe('key');
    expect(readSavedStep(meera)).toBe(2);
  });

  it('leaves nothing of the person after a logout, in every tab', () => {
    const other = runInAnotherTab(() => startDraft(meera, 'other'));
    startDraft(meera);
    removeUserFromDevice([id], meera);
    expect(Object.keys(localStorage)).toEqual(['round']);
    expect(sessionStorage).toHaveLength(0);
    runInAnotherTab(() => expect(getDraftKey(meera)).toBeNull(), other);
  });

  describe('with data of an earlier version on the device', () => {
    beforeEach(() => {
      savePhoneOwnership('mine', meera);
      startDraft(meera);
      saveProgress(meera, { currentStep: 2, isFirstLogin: false });
      markAsRead(meera, 'wellBeing1');
      localStorage.removeItem('phone');
    });

    it('keeps unfinished answers on the device, so that closing the tab does not lose them', () => {
      startDraft(meera, 'continued', addDays(1));
      expect(sessionStorage).toHaveLength(0);
      runInAnotherTab(() => expect(getDraftKey(meera)).toBe('continued'));
      // Answers to another section that begin now are in the tab.
      saveDraft('T2', meera, createDraft(quiet, 'second', now));
      expect(localStorage.getItem('T2')).toBeNull();
      expect(readDraft('T2', meera)?.key).toBe('second');
    });

    it('hides what was read until the question is answered', () => {
      expect(loadReading(meera).read).toEqual([]);
      savePhoneOwnership('mine', meera);
      expect(loadReading(meera).read).toEqual(['wellBeing1']);
    });

    it('moves the step into the tab when it is saved again', () => {
      expect(readSavedStep(meera)).toBe(2);
      saveProgress(meera, { currentStep: 3, isFirstLogin: false });
      expect(localStorage.getItem(`progress_${meera}`)).toBeNull();
      expect(readSavedStep(meera)).toBe(3);
    });

    it.each(['mine', 'shared'] as const)('loses no answer when the answer is %s', (phone) => {
      savePhoneOwnership(phone, meera);
      expect(getDraftKey(meera)).toBe('key');
      expect(localStorage.getItem(id) === null).toBe(phone === 'shared');
    });
  });
});

describe('a shared phone', () => {
  beforeEach(() => savePhoneOwnership('shared', meera));

  it('stores unfinished answers and progress only in the tab', () => {
    startDraft(meera);
    saveProgress(meera, { currentStep: 2, isFirstLogin: false });
    expect(Object.keys(localStorage)).toEqual(['phone']);
    expect(getDraftKey(meera)).toBe('key');
    expect(readSavedStep(meera)).toBe(2);
    expect(hasDraft([quiet], meera)).toBe(true);
  });

  it('stores no plan', () => {
    savePlan(meera, plan);
    expect(Object.keys(localStorage)).toEqual(['phone']);
    expect(loadPlan(meera, now)).toBeNull();
  });

  it('stores no reading data', () => {
    saveVisit(meera, 'wellBeing1');
    markAsRead(meera, 'wellBeing1');
    expect(Object.keys(localStorage)).toEqual(['phone']);
    expect(loadReading(meera)).toEqual({ read: [], places: {} });
  });

  it('has separate answers per tab', () => {
    startDraft(meera, 'one');
    const other = runInAnotherTab(() => {
      expect(getDraftKey(meera)).toBeNull();
      startDraft(meera, 'other');
    });
    expect(getDraftKey(meera)).toBe('one');
    expect(removeSentDraft(id, meera, 'one')).toBe(true);
    runInAnotherTab(() => expect(getDraftKey(meera)).toBe('other'), other);
  });

  it('resumes answers of the same person, and deletes them if another one logs in', () => {
    startDraft(meera);
    expect(getDraftKey(meera)).toBe('key');
    expect(getDraftKey(arun)).toBeNull();
    expect(sessionStorage.getItem(id)).toBeNull();
    startDraft(meera);
    removeOtherUsersDrafts(arun);
    expect(sessionStorage.getItem(id)).toBeNull();
  });

  it('deletes them on logout, in every tab', () => {
    startDraft(meera, 'one');
    const other = runInAnotherTab(() => startDraft(meera, 'other'));
    removeUserFromDevice([id], meera);
    expect(sessionStorage).toHaveLength(0);
    runInAnotherTab(() => {
      expect(getDraftKey(meera)).toBeNull();
      expect(sessionStorage.getItem(id)).toBeNull();
    }, other);
    expect(readPhoneOwnership()).toBe('shared');
    startDraft(meera, 'new');
    expect(getDraftKey(meera)).toBe('new');
  });

  it('deletes only older data in a tab used again after a logout', () => {
    const other = runInAnotherTab(() => startDraft(meera, 'other'));
    removeUserFromDevice([id], meera);
    runInAnotherTab(() => {
      startDraft(meera, 'new');
      expect(getDraftKey(meera)).toBe('new');
    }, other);
  });

  it('moves existing drafts of the person when it is set to shared', () => {
    savePhoneOwnership('mine', meera);
    startDraft(arun, 'before');
    savePhoneOwnership('shared', meera);
    expect(getDraftKey(arun)).toBe('before');
    startDraft(arun, 'on');
    expect(localStorage.getItem(id)).toBeNull();
    expect(getDraftKey(arun)).toBe('on');
  });

  it('is cleaned up like any other', () => {
    startDraft(meera);
    removeExpiredData(now);
    removeExpiredData(addDays(31));
    expect(sessionStorage.getItem(id)).toBeNull();
  });
});

describe('the plan on a phone that only this person uses', () => {
  beforeEach(() => {
    savePhoneOwnership('mine', meera);
    savePlan(meera, plan);
  });

  it('is the step, the day and the time until a week after the day', () => {
    expect(loadPlan(meera, addDays(8))).toEqual(plan);
    expect(loadPlan(meera, addDays(9))).toBeNull();
    removeExpiredData(addDays(8));
    expect(localStorage.getItem(`plan_${meera}`)).toBe(JSON.stringify(plan));
    removeExpiredData(addDays(9));
    expect(localStorage.getItem(`plan_${meera}`)).toBeNull();
  });

  it.each([
    ['the phone becomes a shared one', () => savePhoneOwnership('shared', meera)],
    ['the person logs out', () => removeUserFromDevice([id], meera)],
    ['there is a quick exit', () => removeUserFromDevice([id], undefined, true)],
    ['the server has none', () => savePlan(meera, null)],
  ])('is removed when %s', (_, remove) => {
    remove();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('breathe-slowly');
  });
});

describe('changing the setting of the phone', () => {
  it('moves answers and progress of this person into the tab and back, and none of others', () => {
    savePhoneOwnership('mine', meera);
    startDraft(meera, 'mine');
    startDraft(arun, 'his');
    saveProgress(meera, { currentStep: 3, isFirstLogin: false });
    markAsRead(arun, 'stepUp1');
    expect(savePhoneOwnership('shared', meera)).toBe(true);
    expect(Object.keys(JSON.parse(localStorage.getItem(id) ?? '{}'))).toEqual([arun]);
    expect(Object.keys(localStorage).sort()).toEqual([id, 'phone'].sort());
    expect([getDraftKey(meera), readSavedStep(meera)]).toEqual(['mine', 3]);

    expect(savePhoneOwnership('mine', meera)).toBe(true);
    expect(Object.keys(JSON.parse(localStorage.getItem(id) ?? '{}')).sort()).toEqual([meera, arun]);
    expect(sessionStorage.getItem(id)).toBeNull();
    expect([getDraftKey(meera), readSavedStep(meera)]).toEqual(['mine', 3]);
  });

  it('never loses an answer: of two drafts the newer one is used, and one that does not fit stays', () => {
    startDraft(meera, 'older');
    savePhoneOwnership('shared', meera);
    const other = runInAnotherTab(() => startDraft(meera, 'newer', addDays(1)));
    savePhoneOwnership('mine', meera);
    runInAnotherTab(() => expect(readDraft(id, meera)?.key).toBe('newer'), other);

    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
      (this as unknown as Record<string, string>)[key] = value;
    });
    expect(savePhoneOwnership('shared', meera)).toBe(true);
    refuse.mockRestore();
    expect(getDraftKey(meera)).toBe('older');
  });

  it('fails in a browser without storage, which works as before', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    expect(savePhoneOwnership('shared', meera)).toBe(false);
    expect(startDraft(meera)).toBe(false);
    refuse.mockRestore();
    expect(readPhoneOwnership()).toBeNull();
  });
});

describe('queued submissions', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['2', 2],
    ['many', 1],
    ['-1', 1],
  ])('are counted by the cookie: "%s"', (value, count) => {
    writeCookie(cookies.waiting, value);
    expect(countQueuedAnswers()).toBe(count);
    removeCookie(cookies.waiting);
    expect(readCookie(cookies.waiting)).toBeNull();
  });
});
