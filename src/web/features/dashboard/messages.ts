import settings from '#compiled/settings.json';

const words = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'once', 'twice', 'three times'; in figures above ten. */
function timesInWords(times: number): string {
  if (times <= 2) return times === 1 ? 'once' : 'twice';
  return `${words[times - 3] ?? times} times`;
}

const inOneList = (titles: readonly string[]) =>
  new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(titles);

/** What the two dashboards say. */
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
  /** Follows a state, or stands in the place of 'Start Assessment': an assessment that was begun goes on there. */
  goOn: (question: number, of: number) => `Continue · ${question} of ${of}`,
  optional: 'Optional',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  visits: (times: number, day: string) => `You have been here ${timesInWords(times)}. Last: ${day}.`,
  bestAgain: (day: string) => `Little changes in a few days; best again from ${day}.`,
  /** The same on the card of a section that has a pace of its own. */
  bestAgainAlone: (day: string) => `Best again from ${day}.`,
  seePattern: 'See my pattern',
  takeAgain: 'Take again',
  /** How a score moved, and what follows it for people who listen. */
  change: {
    more: { text: 'higher', hidden: 'than last time' },
    same: { text: 'steady', hidden: 'about the same as last time' },
    less: { text: 'lower', hidden: 'than last time' },
  },
  helpTitle: 'Need to talk?',
  helpText:
    'Some of your newest answers were heavy. You do not have to carry this alone: a call is a good first step.',
  firstSteps: 'New here?',
  firstStepsLink: 'See how to begin',
  progressFailed:
    'We could not load your latest results. What you have finished is safe. Below is what this device last knew.',
  datesFailed: 'We could not load some of your dates. Your results are safe.',
  tryAgain: 'Try again',
  trying: 'Trying...',
  begun: 'You have begun an assessment. Your answers so far are kept on this device:',
  lockedMessage: 'This section is locked until previous assessments are complete.',
  /** Of a section that opens after certain others. */
  lockedUntil: (titles: readonly string[]) => `This section opens once you have taken ${inOneList(titles)}.`,
  userNotFound: 'User not found. Please login again.',
} as const;
