import { beforeEach, expect, it } from 'vitest';
import { removeStoredSessionData } from '#api/device/remove-stored-data.ts';
import { removeExpiredData } from '#api/device/remove-expired-data.ts';
import {
  markTrialAnswersRegistered,
  readTrialAnswers,
  removeTrialAnswers,
  writeTrialAnswers,
} from '#api/device/trial-answers.ts';

const sealed = { keyId: 'k', ephemeralKey: 'e', iv: 'i', box: 'b' };
const finishedAt = '2026-11-28T10:00:00.000Z';
const answers = { sectionId: 'S4', finishedAt, sealed };
const hoursLater = (hours: number) => new Date(Date.parse(finishedAt) + hours * 3_600_000);
const stored = () => localStorage.getItem('trialAnswers');

beforeEach(() => {
  localStorage.clear();
  writeTrialAnswers(answers);
});

it('are stored for 24 hours', () => {
  expect(readTrialAnswers(hoursLater(23.9))).toEqual(answers);
  expect(readTrialAnswers(hoursLater(24))).toBeNull();
  expect(stored()).toBeNull();
});

it('are removed by the sweep of the device after 24 hours', () => {
  removeExpiredData(hoursLater(23));
  expect(stored()).not.toBeNull();
  removeExpiredData(hoursLater(25));
  expect(stored()).toBeNull();
});

it('are removed if their time cannot be read', () => {
  localStorage.setItem('trialAnswers', JSON.stringify({ ...answers, finishedAt: 'soon' }));
  expect(readTrialAnswers()).toBeNull();
  expect(stored()).toBeNull();
});

it('are removed by a logout, by the quick exit and on request', () => {
  removeStoredSessionData();
  expect(stored()).toBeNull();
  writeTrialAnswers(answers);
  removeTrialAnswers();
  expect(stored()).toBeNull();
});

it('are marked when a registration is completed on this device', () => {
  writeTrialAnswers({ ...answers, finishedAt: new Date().toISOString() });
  markTrialAnswersRegistered();
  expect(readTrialAnswers()).toMatchObject({ isRegistered: true });
  removeTrialAnswers();
  markTrialAnswersRegistered();
  expect(stored()).toBeNull();
});
