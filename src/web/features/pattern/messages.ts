import settings from '#compiled/settings.json';

/** Texts of My Pattern and of the overall summary that are not part of an instrument. */
export const messages = {
  programName: settings.programName,
  missingSession: 'No session: the results cannot be fetched.',
  tryAgain: 'Try again',
  trying: 'Trying again...',
  failed: 'Your results are safe. They only could not be fetched just now.',

  pattern: {
    title: 'My Pattern',
    lead: 'View your wellness summary and report.',
    loading: 'Loading your results...',
    none: 'No report found',
    noneYet: 'When you have finished the first assessment, your results come together here.',
    legend: 'Your own levels: for each score one disc is Low, two are Average, three are High.',
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
    none: 'Not Available',
    /** @param figure such as '15 of 24' */
    score: (figure: string) => `score ${figure}.`,
    of: (value: number, max: number) => `${value} of ${max}`,
    within: (value: number, min: number, max: number) => `${value}, on a scale of ${min} to ${max}`,
    skipped: 'Too many questions were skipped.',
    levelOf: (level: string, figure: string) => `${level}, ${figure}`,
    because: (level: string, note: string) => (level === '' ? note : `${level}. ${note}`),
    lowerIsBetter: 'Lower is better here.',
    count: {
      well: (count: number) => (count === 1 ? '1 goes well' : `${count} go well`),
      fine: (count: number) => (count === 1 ? '1 is fine' : `${count} are fine`),
      care: (count: number) => (count === 1 ? '1 wants care' : `${count} want care`),
      noCare: 'Nothing wants care just now.',
      unknown: (count: number) =>
        count === 1 ? '1 is not calculated yet.' : `${count} are not calculated yet.`,
      nothing: 'Nothing is calculated yet. Each part that you finish is summed up here.',
      begin: '; begin with ',
    },
    states: {
      care: 'Wants care',
      fine: 'Fine',
      well: 'Going well',
      plain: 'Shown, not judged',
      unknown: 'Not calculated yet',
    },
    bars: 'Each bar is drawn out of 100 points. The number at its end says what your score is out of.',
    compare: 'Compare with care',
    compareAbout: 'what these colours rest on, and what nobody has measured yet.',
    footer: 'Visit the resources section for reading about strategies to enhance wellbeing',
    back: 'Back to Dashboard',
    print: 'Print or save as PDF',
  },
} as const;
