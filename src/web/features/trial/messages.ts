import settings from '#compiled/settings.json';

/** Texts of the questions without an account. */
export const messages = {
  /** Title of the document on every step: the list of visited pages must not name the topic. */
  documentTitle: settings.homeScreenName,
  start: {
    title: 'Try now',
    lead: (minutes: number | undefined) =>
      `You answer a few questions and see your result in words.${minutes === undefined ? '' : ` It takes about ${minutes} minutes.`}`,
    facts: [
      'Only you see your answers. We do not get them.',
      'Nothing is saved. When you close this page, your answers are deleted.',
      'You need no account and no name.',
    ],
  },
  loading: 'Loading...',
  failed:
    'This page could not be loaded. Your answers are still here. Please check the internet and try again.',
  retry: 'Try again',
  note: 'Only you see your answers. They are deleted when you close this page.',
  result: {
    step: 'One small step',
    exercises: 'Short exercises, 2 to 5 minutes',
  },
  keep: {
    title: 'Do you want to keep these answers?',
    text: 'Register, and your answers come into your account. Until then they are locked on this phone for 24 hours. Nobody can read them there.',
    research: 'They are never used for research.',
    button: 'Keep my answers',
    busy: 'Locking your answers...',
    failed:
      'Your answers could not be locked. They are still on this page. Please check the internet and try again.',
  },
  remove: {
    button: 'Delete now',
    text: 'Your answers are only on this page. They are also deleted when you close it.',
    title: 'Your answers are deleted',
    done: 'They are no longer on this phone. We did not get them.',
    home: 'Go to the home page',
    help: 'Need to talk?',
  },
  kept: {
    /** @param day when the answers were given, such as '28 November' */
    text: (day: string) =>
      `Your answers from ${day} are locked on this phone for 24 hours. Register to keep them in your account.`,
    register: 'Register',
    remove: 'Delete these answers',
  },
  offer: {
    title: 'Keep your first answers?',
    text: (day: string) =>
      `Answers from ${day}, given before you registered, are on this phone. Keep them in your account?`,
    yes: 'Yes, keep them',
    no: 'No, delete them',
    busy: 'Sending...',
    sent: 'Your first answers are in your account.',
    seeResult: 'See your result',
    deleted: 'The answers are deleted from this phone.',
    later: 'They could not be sent. They are still locked on this phone. Please try again.',
    refused: 'These answers cannot be added to this account. They are deleted from this phone.',
  },
} as const;
