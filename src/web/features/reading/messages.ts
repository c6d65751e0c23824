import settings from '#compiled/settings.json';

/** Texts of the library that are not part of its pages. */
export const messages = {
  pageTitle: (title: string) => `${title} · ${settings.programName}`,
  /** Tabs and the list of visited pages display it instead of the title of a help page. */
  helpPageTitle: settings.homeScreenName,
  back: 'Back',
  minutes: (minutes: number) => `${minutes} min to read`,
  goOn: 'Continue where you stopped',
  next: 'Next',
  nextChapter: (title: string) => `Next chapter: ${title}`,
  print: 'Print this page',
  help: {
    title: 'Need to talk?',
    /** Title of the compact block at the top: two blocks on one page need different names. */
    compactTitle: 'If you need someone right now',
    text: 'If you need help today, you can call now. These numbers are free, and someone listens day and night.',
  },
  destinations: { '/dashboard': 'Dashboard', '/resourcesScreen': 'Resources' } as Readonly<
    Record<string, string>
  >,
  missing: (file: string) => `The file ${file} is missing.`,
  fictional: 'The people in these pages are not real.',
  broken: {
    text: 'This page could not be shown. You can read the other pages.',
    library: 'All resources',
    detail: 'What happened',
    lost: {
      text: 'This page could not be loaded. Please check your internet and try again.',
      still: 'This page still does not open. Please check your internet and try again.',
      again: 'Try again',
      retrying: 'One moment',
    },
  },
  resources: {
    title: 'Resources',
    lead: 'Short pages to read, in any order.',
    parts: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
    partsRead: (read: number, count: number) => `${read} of ${count} parts read`,
    goOn: (title: string) => `Continue: ${title}`,
    remembered:
      'Only this device remembers what you have read, for 30 days or until you log out. It never remembers the pages on thoughts of ending life and on asking for help.',
    /** For a phone that others may use. */
    notRemembered: 'What you read is not remembered, because other people may use this phone too.',
    notImplemented: 'Screen not implemented',
    exercises: {
      title: 'Short exercises',
      text: 'Breathing, worry, sleep, anger. Two to five minutes each.',
      art: 'ten',
      accent: 's4',
    },
    unsafe: {
      title: 'If you feel unsafe now',
      text: 'Please call one of these numbers, or go to someone you trust. You do not have to wait.',
      prepare: 'How to prepare for help',
    },
  },
} as const;
