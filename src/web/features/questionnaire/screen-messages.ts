import settings from '#compiled/settings.json';

/** Texts of the questionnaire that are not part of an instrument. */
export const screenMessages = {
  product: settings.programName,
  outdated:
    'The questions have changed since you began. Your earlier answers do not fit the new ones, so it starts from the beginning.',
  loading: 'Loading your assessment...',
  progress: (unit: string, position: number, count: number) => `${unit} ${position} of ${count}`,
  leave: 'Save and leave',
  saved: 'Saved. Continue any time from the dashboard.',
  back: 'Back',
  next: 'Next',
  sending: 'Sending your answers...',
  autoAdvanceHint: 'Choosing an answer moves on to the next question.',
  autoAdvance: 'Move on when I choose an answer',
  decline: 'I would rather not answer',
  declined: (count: number) =>
    `${count === 1 ? '1 question' : `${count} questions`} not answered. That is okay.`,
  pageTitle: (page: string, title: string) => `${page} · ${title} · ${settings.programName}`,
  notSaved: 'This device does not keep your answers. Please stay on this page until you finish.',
  chooseValue: 'Please choose a value before proceeding',
  alreadySent: 'These answers have already been sent.',
  alreadyQueued: 'These answers are finished already.',
  toDashboard: 'Go to the dashboard',
  submitted: 'Assessment submitted successfully',
  answersSafe: 'Your answers are safe on this device, but they have not been sent yet.',
  answersHere: 'Your answers are still here.',
  sendAgain: 'Send again',
  login: 'Log in',
  invalidSection: 'Invalid section. Please try again.',
  locked: 'This section is locked until previous assessments are complete.',
} as const;
