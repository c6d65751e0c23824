import settings from '#compiled/settings.json';

const numberWords = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Formats a count: 'once', 'twice', 'three times'; digits above ten. */
function formatTimes(times: number): string {
  if (times <= 2) return times === 1 ? 'once' : 'twice';
  return `${numberWords[times - 3] ?? times} times`;
}

const formatList = (titles: readonly string[]) =>
  new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(titles);

/** Texts of the two dashboards. */
export const messages = {
  product: settings.programName,
  page: 'Dashboard',
  startPage: 'How to begin · Dashboard',
  title: 'Aspects of Mental Wellbeing',
  startLead: 'Click start assessment to begin your mental wellbeing journey',
  lead: 'Click on any assessment to start',
  loading: 'Loading your dashboard...',
  dataNotice: {
    title: 'About your data',
    lead: 'Something happened that concerns your data with us. Please read this to the end.',
    items: {
      what: 'What happened',
      consequences: 'What it may mean for you',
      measures: 'What we do about it',
      advice: 'What you can do',
      contact: 'Whom you can ask',
    },
    confirm: 'I have read this',
    busy: 'One moment',
    failed: 'This could not be saved just now. Please try again.',
  },
  start: 'Start Assessment',
  locked: 'Locked',
  done: 'Completed',
  notAttempted: 'Not Attempted',
  lastAttempted: 'Last attempted',
  /** After the state, or in place of 'Start Assessment', for an assessment in progress. */
  goOn: (question: number, of: number) => `Continue · ${question} of ${of}`,
  optional: 'Optional',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  visits: (times: number, day: string) => `You have been here ${formatTimes(times)}. Last: ${day}.`,
  bestAgain: (day: string) => `Little changes in a few days; best again from ${day}.`,
  /** For a section with its own interval. */
  bestAgainAlone: (day: string) => `Best again from ${day}.`,
  seePattern: 'See my pattern',
  takeAgain: 'Take again',
  /** The change of a score; `hidden` is for screen readers only. */
  change: {
    more: { text: 'higher', hidden: 'than last time' },
    same: { text: 'steady', hidden: 'about the same as last time' },
    less: { text: 'lower', hidden: 'than last time' },
  },
  firstSteps: 'New here?',
  firstStepsLink: 'See how to begin',
  progressFailed:
    'We could not load your latest results. What you have finished is safe. Below is what this device last knew.',
  datesFailed: 'We could not load some of your dates. Your results are safe.',
  tryAgain: 'Try again',
  trying: 'Trying...',
  begun: 'You have begun an assessment. Your answers so far are kept on this device:',
  lockedMessage: 'This section is locked until previous assessments are complete.',
  /** For a section with its own prerequisites. */
  lockedUntil: (titles: readonly string[]) => `This section opens once you have taken ${formatList(titles)}.`,
  userNotFound: 'User not found. Please login again.',
} as const;
