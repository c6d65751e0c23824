import settings from '../../../content/settings.json';

/** Every text of My Pattern and of the overall summary that does not stand in an instrument. */
export const strings = {
  programName: settings.programName,
  missingSession: 'No session: the results cannot be fetched.',
  tryAgain: 'Try again',

  pattern: {
    title: 'My Pattern',
    lead: 'View your wellness summary and report.',
    loading: 'Loading your results...',
    none: 'No report found',
    noneYet: 'When you have finished the first assessment, your results come together here.',
    failed: 'Your results could not be fetched just now.',
    dashboard: 'Go to the dashboard',
    summary: 'Overall Summary',
    updated: (date: string) => `Updated on ${date}`,
    report: 'Report',
    reportAbout: 'Your scores, section by section',
    sections: 'One section at a time',
    survey: 'Tell us what you think',
    surveyAbout: 'A short form about this program. Your answers help to make it better.',
    surveyLink: 'Give feedback',
  },

  summary: {
    title: 'Overall Summary',
    lead: 'Each aspect of wellbeing, and what your latest answers suggest.',
    loading: 'Loading your summary...',
    notAvailable: 'Not Available',
    score: (title: string, value: string, message: string) => `${title}: score ${value}. ${message}`,
    noScore: (title: string, message: string) => `${title}: ${message}`,
    lowerIsBetter: 'Lower is better here.',
    footer: 'Visit the resources section for reading about strategies to enhance wellbeing',
    back: 'Back to Dashboard',
  },
} as const;
