import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAllUserData } from '#api/device/remove-all-user-data.ts';
import { removeUserFromDevice } from '#api/device/remove-user-from-device.ts';
import { removeExpiredData } from '#api/device/remove-expired-data.ts';
import { emptyPart, toDialableNumber, replacePlanPart } from '#features/safety-plan/plan.ts';
import { createKey, decryptText, encryptText, iterations } from '#features/safety-plan/plan-encryption.ts';
import {
  countPinAttemptsLeft,
  createPlan,
  deletePlan,
  maxWrongPins,
  unlockPlan,
  readPlanState,
  savePart,
} from '#features/safety-plan/stored-plan.ts';

const pin = '482193';
const planted = {
  chosen: ['Plantedchoice'],
  own: 'Plantedwords',
  contacts: [{ name: 'Plantedname', number: '9812345670' }],
};
const dump = () => JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie });

async function storePlan() {
  const created = await createPlan(pin);
  return (await savePart(created!.key, 'signs', planted))!;
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the encryption of a safety plan', () => {
  it('restores the text with its key only, and detects a changed text', async () => {
    const key = await createKey(pin);
    const encrypted = await encryptText(key, 'Plan ಯೋಜನೆ');
    expect(await decryptText(key, encrypted)).toBe('Plan ಯೋಜನೆ');
    expect(await decryptText(await createKey(pin), encrypted)).toBeNull();
    const changed = {
      ...encrypted,
      data: `${encrypted.data.startsWith('A') ? 'B' : 'A'}${encrypted.data.slice(1)}`,
    };
    expect(await decryptText(key, changed)).toBeNull();
  });

  it('has a new salt for each key, a new nonce for each text, and at least 600,000 iterations', async () => {
    const [one, two] = [await createKey(pin), await createKey(pin)];
    expect(one.salt).not.toBe(two.salt);
    expect((await encryptText(one, 'x')).nonce).not.toBe((await encryptText(one, 'x')).nonce);
    expect(iterations).toBeGreaterThanOrEqual(600_000);
    expect(one.key.extractable).toBe(false);
  });
});

describe('a stored safety plan', () => {
  it('opens with its PIN in a later visit', async () => {
    await storePlan();
    expect(readPlanState()).toBe('locked');
    expect((await unlockPlan(pin))?.plan).toEqual({ signs: planted });
  });

  it('has no word of the plan and no PIN in the storage of the phone', async () => {
    await storePlan();
    expect(dump()).toContain('safetyPlan');
    expect(dump()).not.toMatch(/planted|981234|signs|482193/i);
  });

  it('is closed after five wrong PINs, also for the right one and after a reload', async () => {
    await storePlan();
    for (let left = maxWrongPins - 1; left >= 0; left -= 1) {
      expect(await unlockPlan('0000')).toBeNull();
      expect(countPinAttemptsLeft()).toBe(left);
    }
    expect(readPlanState()).toBe('blocked');
    expect(await unlockPlan(pin)).toBeNull();
    deletePlan();
    expect(readPlanState()).toBe('none');
  });

  it('counts an attempt before it is checked, so that a reload does not undo it', async () => {
    await storePlan();
    const attempt = unlockPlan('0000');
    expect(countPinAttemptsLeft()).toBe(maxWrongPins - 1);
    await attempt;
  });

  it('allows five wrong PINs again after the right one', async () => {
    await storePlan();
    await unlockPlan('0000');
    await unlockPlan(pin);
    expect(countPinAttemptsLeft()).toBe(maxWrongPins);
  });

  it('can be deleted if its value cannot be read', () => {
    localStorage.setItem('safetyPlan', '{"data":');
    expect(readPlanState()).toBe('blocked');
  });

  it('keeps a part that another tab has saved, and stays deleted if another tab has deleted it', async () => {
    const { key } = await storePlan();
    const otherTab = (await unlockPlan(pin))!;
    await savePart(otherTab.key, 'alone', { ...emptyPart, own: 'Walk' });
    const saved = await savePart(key, 'reason', { ...emptyPart, own: 'Music' });
    expect(Object.keys(saved!.plan)).toEqual(['signs', 'alone', 'reason']);
    deletePlan();
    expect(await savePart(key, 'reason', planted)).toBeNull();
    expect(readPlanState()).toBe('none');
  });

  it('stays after a logout, a quick exit and the clean-up', async () => {
    await storePlan();
    removeUserFromDevice(['S1'], '4711');
    removeUserFromDevice(['S1'], '4711', true);
    removeAllUserData();
    removeExpiredData(new Date(Date.now() + 400 * 86_400_000));
    expect((await unlockPlan(pin))?.plan).toEqual({ signs: planted });
  });
});

describe('people of a plan', () => {
  it('are left out without a name and a number', () => {
    const contacts = [
      { name: ' Asha ', number: '' },
      { name: ' ', number: '' },
    ];
    expect(replacePlanPart({}, 'people', { ...emptyPart, contacts })['people']?.contacts).toEqual([
      { name: 'Asha', number: '' },
    ]);
  });

  it.each([
    ['+91 98765 43210', '+919876543210'],
    ['098765-43210', '09876543210'],
    ['14416', '14416'],
    ['none', ''],
    ['1;2', ''],
  ])('are dialled by digits: %s', (number, dialled) => expect(toDialableNumber(number)).toBe(dialled));
});
