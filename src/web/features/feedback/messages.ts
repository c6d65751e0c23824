import settings from '#compiled/settings.json';

/** Texts of every result that do not depend on the instrument. Lazy or rare components have their own. */
export const messages = {
  programName: settings.programName,
  pageTitle: (page: string) => `${page} · ${settings.programName}`,
  feedbackOn: (title: string) => `${title} feedback`,
  missingSession: 'No session: the feedback cannot be fetched.',
  loading: 'Loading your feedback...',
  notAvailable: 'Not Available',
  failed: 'We could not load your result just now. Your answers and results are safe.',
  tryAgain: 'Try again',
  trying: 'Trying...',
  none: 'N/A',
  next: 'Next',
  back: 'Back',
  sections: 'Feedback by section',
  taken: (current: string, previous: string) => `Taken ${current}. Previous ${previous}.`,
  takenFirst: (current: string) => `Taken ${current}. This is your first result.`,
  takenAlone: (current: string) => `Taken ${current}.`,
  ofMax: (max: number) => `of ${max}`,
  within: (min: number, max: number) => `on a scale of ${min} to ${max}`,
  on: (date: string) => (date === '' ? '' : ` on ${date}`),
  current: 'Current score',
  previous: 'Previous score',
  noPrevious: 'no previous score',
  average: 'Average, all ages',
  averageAt: (ages: string) => `Average, ${ages}`,
  averageOf: (ages: string) => `average of ${ages}`,
  allAges: 'all ages',
  ownAge: (ages: string, mean: number) => `Average, ${ages}: ${mean}`,
  likely: 'Likely range',
  range: 'Possible range',
  /** Replaces `range` if the drawn range is not the possible range. */
  scaleShown: 'Scale shown',
  from: (min: number | string, max: number | string) => `${min} to ${max}`,
  percentile: 'Percentile',
  ranked: (place: string) => `${place} percentile`,
  likelyPercentiles: 'Likely percentiles',
  end: { lowest: 'the lowest score there is', highest: 'the highest score there is' },
  atEnd: (end: 'lowest' | 'highest') => `This is the ${end} score there is.`,
  scoredLower: (percentile: number) =>
    `About ${percentile} in 100 people of the reference group scored lower.`,
  /** With borrowed norms the text is in sixths, and the number is an estimate. */
  sixths: {
    lower: (share: string) => `Lower than ${share} of the reference group.`,
    higher: (share: string) => `Higher than ${share} of the reference group.`,
    middle: () => 'In the middle of the reference group.',
  },
  share: { 3: 'about half', 4: 'about 2 in 3', 5: 'about 5 in 6', 6: 'nearly all' },
  estimate: (percentile: number) => `A rough estimate: about ${percentile} in 100 people scored lower.`,
  /** Names the other levels that overlap the likely range. */
  reaches: (from: number, to: number, levels: readonly string[]) =>
    `The questions are not exact: the likely range, ${from} to ${to}, also reaches ${levels.join(' and ')}.`,
  nowCompared: (people: string) =>
    `You are now compared with ${people}, so your place may have changed even where your answers did not.`,
  careful: 'Compare with care: nobody has yet measured these questions in India.',
  carefulLink: 'Where the numbers come from',
  imprecision:
    'The likely range and "chance ups and downs" stand for the questions\' own imprecision (an estimate).',
  level: 'Level',
  lowerIsBetter: 'Lower is better here.',
  /** For an instrument without its own note on norms. */
  borrowed:
    'The averages and percentiles are reference values borrowed from other questions. Nobody has measured them for these questions yet.',
  noDiagnosis: 'This page is for self-awareness only and is not a diagnosis.',
  /** For categories, which have named levels and no number. */
  category: {
    current: 'Current level',
    previous: 'Previous level',
    levels: 'Levels in order',
  },
  gaps: {
    unknown: 'Not calculated: too many questions were skipped.',
    skipped: (gaps: number, all: number) =>
      `${gaps} of ${all} questions ${gaps === 1 ? 'was' : 'were'} skipped`,
    ownMean: (gaps: number) =>
      `the average of your other answers stands in for ${gaps === 1 ? 'it' : 'them'}.`,
    leftOut: (gaps: number) => `${gaps === 1 ? 'it is' : 'they are'} left out.`,
    notCalculated: (share: string, atLeast: number | undefined) =>
      `Not calculated: ${share}. ${atLeast === undefined ? 'It needs an answer to each of them.' : `It needs at least ${atLeast} answers.`}`,
  },
  report: {
    title: 'Report',
    others: 'The other sections',
  },
} as const;
