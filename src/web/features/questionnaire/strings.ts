import settings from '#compiled/settings.json';

/** What the questionnaire says by itself; everything else stands in the instrument. */
export const strings = {
  product: settings.programName,
  start: 'Start Assessment',
  place: (position: number, count: number, minutes: number) =>
    `Assessment ${position} of ${count} · about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
  continue: (question: number, count: number) => `Continue · ${question} of ${count}`,
  anew: {
    button: 'Begin anew',
    title: 'Begin anew?',
    text: 'The answers you have given so far will be removed from this device.',
    keep: 'Keep my answers',
  },
  leftUnfinished: 'You have left this assessment. Your answers so far stay on this device.',
  loading: 'Loading your assessment...',
  progress: (unit: string, position: number, count: number) => `${unit} ${position} of ${count}`,
  leave: 'Save and leave',
  introduction: 'Introduction',
  back: 'Back',
  next: 'Next',
  sending: 'Sending your answers...',
  choosingMovesOn: 'Choosing an answer moves on to the next question.',
  movesOn: 'Move on when I choose an answer',
  pageTitle: (page: string, title: string) => `${page} · ${title} · ${settings.programName}`,
  notKept: 'This device does not keep your answers. Please stay on this page until you finish.',
  chooseValue: 'Please choose a value before proceeding',
  alreadySent: 'These answers have already been sent.',
  alreadyKept: 'These answers are finished already.',
  toDashboard: 'Go to the dashboard',
  submitted: 'Assessment submitted successfully',
  answersSafe: 'Your answers are safe on this device, but they have not been sent yet.',
  answersHere: 'Your answers are still here.',
  sendAgain: 'Send again',
  login: 'Log in',
  invalidSection: 'Invalid section. Please try again.',
  locked: 'This section is locked until previous assessments are complete.',
} as const;
