import settings from '#compiled/settings.json';

function formatMinutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
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
    failed: 'This could not be saved. Please try again.',
  },
  start: 'Start Assessment',
  locked: 'Locked',
  done: 'Completed',
  notAttempted: 'Not Attempted',
  lastAttempted: 'Last attempted',
  /** After the state, or in place of 'Start Assessment', for an assessment in progress. */
  goOn: (question: number, of: number) => `Continue · ${question} of ${of}`,
  optional: 'Optional',
  minutes: formatMinutes,
  visits: (times: number, day: string) =>
    times === 1 ? `You were here once, on ${day}.` : `You were here ${times} times, last on ${day}.`,
  tooSoon: (day: string) => `Too soon to see a change. Come back after ${day}.`,
  /** In place of `tooSoon` if a card names a change. */
  comeBack: (day: string) => `Come back after ${day}.`,
  goodTime: 'Now is a good time to answer again.',
  effort: (minutes: number, shortest: string, shortestMinutes: number) =>
    `${formatMinutes(minutes)}, or only ${shortest}: ${formatMinutes(shortestMinutes)}.`,
  onlyShortest: (title: string) => `Only ${title}`,
  /** After heavy answers, in place of a day. */
  anyTime: 'You can come back any time.',
  /** For a section with its own interval. */
  tryAfter: (day: string) => `Try again after ${day}.`,
  seePattern: 'See my pattern',
  answerAgain: 'Answer again',
  counsellorPage: 'One page for a counsellor',
  firstSteps: 'New here?',
  firstStepsLink: 'See how to begin',
  progressFailed:
    'We could not load your latest results. What you have finished is safe. You see what is saved on this device.',
  datesFailed: 'We could not load some of your dates. Your results are safe.',
  tryAgain: 'Try again',
  trying: 'Trying...',
  begun: 'You have started an assessment. Your answers are saved on this device:',
  lockedMessage: 'This section is locked until previous assessments are complete.',
  /** For a section with its own prerequisites. */
  lockedUntil: (titles: readonly string[]) =>
    `This section opens after you have taken ${formatList(titles)}.`,
  userNotFound: 'User not found. Please login again.',
} as const;
