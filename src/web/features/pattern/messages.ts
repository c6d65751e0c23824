import settings from '#compiled/settings.json';

/** Creates texts that agree with a count, such as '1 needs care' and '2 need care'. */
const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

/** Texts of My Pattern and of the overall summary that are not part of an instrument. */
export const messages = {
  /** Tabs and the list of visited pages display it, so it names no result. */
  documentTitle: settings.homeScreenName,
  missingSession: 'You are not logged in, so we cannot load your results.',
  tryAgain: 'Try again',
  trying: 'Trying again...',
  failed: 'Your results are safe. We could not load them now.',

  headline: {
    of: (parts: number, counts: string) => `Of ${parts} ${parts === 1 ? 'part' : 'parts'}: ${counts}.`,
    counts: {
      well: counted('is going well', 'are going well'),
      okay: counted('is okay', 'are okay'),
      care: counted('needs care', 'need care'),
      plain: counted('is only for information', 'are only for information'),
      unknown: counted('is not finished yet', 'are not finished yet'),
      skipped: counted('is not calculated', 'are not calculated'),
    },
    noCare: 'None needs special care now.',
    nothing: 'No part is finished yet. Each part that you finish is shown here.',
    /** Before the name of a part. */
    start: 'Start with',
  },
  states: {
    care: 'Needs care',
    borderline: 'Okay, could be better',
    okay: 'Okay',
    well: 'Going well',
    plain: 'Only for information',
    unknown: 'Not finished yet',
    skipped: 'Not calculated',
  },
  numbers: {
    title: 'About these numbers',
    borrowed: 'These questions are new. The limits are a rough guide.',
  },
  nextStep: {
    title: 'Next step',
    /** @param minutes at least 2 */
    answer: (title: string, minutes: number) => `Answer ${title}. It takes about ${minutes} minutes.`,
    begin: 'Start this part',
    see: (title: string) => `See ${title}`,
  },

  pattern: {
    title: 'My Pattern',
    lead: 'View your wellness summary and report.',
    loading: 'Loading your results...',
    none: 'No report found',
    noneYet: 'When you have finished the first assessment, your results come together here.',
    parts: 'Your parts',
    dashboard: 'Go to the dashboard',
    summary: 'Overall Summary',
    updated: (date: string) => `Updated on ${date}`,
    report: 'Report',
    reportAbout: 'Your scores, section by section',
    survey: 'Tell us what you think',
    surveyAbout: 'A short form about this program. Your answers help to make it better.',
    surveyLink: 'Give feedback',
  },

  summary: {
    title: 'Overall Summary',
    lead: 'Each aspect of wellbeing, and what your latest answers suggest.',
    loading: 'Loading your results...',
    none: 'Not Available',
    /** @param figure such as '15 of 24' */
    score: (figure: string) => `score ${figure}.`,
    of: (value: number, max: number) => `${value} of ${max}`,
    within: (value: number, min: number, max: number) => `${value}, on a scale of ${min} to ${max}`,
    levelOf: (level: string, figure: string) => `${level}, ${figure}`,
    because: (level: string, note: string) => (level === '' ? note : `${level}. ${note}`),
    lowerIsBetter: 'Lower is better here.',
    footer: 'Visit the resources section for reading about strategies to enhance wellbeing',
    back: 'Back to Dashboard',
    print: 'Print or save as PDF',
  },
} as const;
