import { expect, test } from 'vitest';
import {
  answersSaved,
  assessmentLeft,
  assessmentSent,
  assessmentShown,
  disarmed,
  exitReducer,
  leaveCancelled,
  leaveConfirmed,
  leaveRequested,
  unfinishedReported,
} from '#features/questionnaire/exit-slice.ts';

type Step = Parameters<typeof exitReducer>[1];
const reduceSteps = (...steps: Step[]) => steps.reduce(exitReducer, exitReducer(undefined, { type: '' }));
const nothing = { inAssessment: false, isSaved: true, promptVisible: false, target: null, unfinished: null };

test('initially no assessment is active', () => {
  expect(reduceSteps()).toEqual(nothing);
});

test('the flag is set while a questionnaire is displayed and cleared on leaving it unfinished', () => {
  expect(reduceSteps(assessmentShown('S1'))).toEqual({ ...nothing, inAssessment: true, unfinished: 'S1' });
  expect(reduceSteps(assessmentShown('S1'), assessmentLeft())).toEqual({ ...nothing, unfinished: 'S1' });
  expect(reduceSteps(assessmentShown('S1'), assessmentLeft(), unfinishedReported())).toEqual(nothing);
});

test('a link opens the dialog and stores its target; Cancel clears it', () => {
  const requested = reduceSteps(assessmentShown('S1'), leaveRequested('/resourcesScreen'));
  expect(requested).toMatchObject({ inAssessment: true, promptVisible: true, target: '/resourcesScreen' });
  expect(exitReducer(requested, leaveCancelled())).toEqual(reduceSteps(assessmentShown('S1')));
});

test('remembers answers that the device does not store until the questionnaire is closed', () => {
  const unsaved = reduceSteps(assessmentShown('S1'), answersSaved(false));
  expect(unsaved).toMatchObject({ inAssessment: true, isSaved: false });
  expect(exitReducer(unsaved, assessmentLeft())).toMatchObject({ isSaved: true });
});

test.each([leaveConfirmed, disarmed, assessmentSent])(
  'after $type there is no dialog and no warning',
  (act) => {
    expect(reduceSteps(assessmentShown('S1'), leaveRequested('/'), act(), assessmentLeft())).toEqual(nothing);
  },
);
