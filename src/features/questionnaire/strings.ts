import settings from '../../../content/settings.json';

/** What the questionnaire says by itself; everything else stands in the instrument. */
export const strings = {
  product: settings.programName,
  start: 'Start Assessment',
  place: (position: number, count: number) => `Assessment ${position} of ${count}`,
  leftUnfinished: 'You have left this assessment. Your answers so far stay on this device.',
  loading: 'Loading your assessment...',
  progress: (unit: string, position: number, count: number) => `${unit} ${position} of ${count}`,
  back: 'Back',
  next: 'Next',
  sending: 'Sending your answers...',
  movesOn: 'Move on when I choose an answer',
  notKept: 'This device does not keep your answers. Please stay on this page until you finish.',
  chooseValue: 'Please choose a value before proceeding',
  submitted: 'Assessment submitted successfully',
  answersSafe: 'Your answers are still here.',
  tryAgain: 'Try again',
  login: 'Log in',
  invalidSection: 'Invalid section. Please try again.',
  locked: 'This section is locked until previous assessments are complete.',
} as const;
