import settings from '#compiled/settings.json';

/** Every text of the feedback screens that does not stand in an instrument. */
export const strings = {
  programName: settings.programName,
  pageTitle: (page: string) => `${page} · ${settings.programName}`,
  feedbackOn: (title: string) => `${title} feedback`,
  missingSession: 'No session: the feedback cannot be fetched.',
  loading: 'Loading your feedback...',
  sending: 'Sending your answers...',
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
  /** In its place, where the range drawn is not the possible one. */
  scaleShown: 'Scale shown',
  from: (min: number | string, max: number | string) => `${min} to ${max}`,
  percentile: 'Percentile',
  ranked: (place: string) => `${place} percentile`,
  likelyPercentiles: 'Likely percentiles',
  end: { lowest: 'the lowest score there is', highest: 'the highest score there is' },
  atEnd: (end: 'lowest' | 'highest') => `This is the ${end} score there is.`,
  scoredLower: (percentile: number) =>
    `About ${percentile} in 100 people of the reference group scored lower.`,
  /** While norms are borrowed, words come first and the number is an estimate. */
  sixths: {
    lower: (share: string) => `Lower than ${share} of the reference group.`,
    higher: (share: string) => `Higher than ${share} of the reference group.`,
    middle: () => 'In the middle of the reference group.',
  },
  share: { 3: 'about half', 4: 'about 2 in 3', 5: 'about 5 in 6', 6: 'nearly all' },
  estimate: (percentile: number) => `A rough estimate: about ${percentile} in 100 people scored lower.`,
  /** Names each other level that lies within the likely range. */
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
  /** Where a questionnaire says nothing itself of its averages and percentiles. */
  borrowed:
    'The averages and percentiles are reference values borrowed from other questions. Nobody has measured them for these questions yet.',
  noDiagnosis: 'This page is for self-awareness only and is not a diagnosis.',
  change: {
    heading: 'Change over time',
    same: 'About the same as last time.',
    higher: 'higher',
    lower: 'lower',
    beyond: (direction: string, points: number, day: string) =>
      `${points} ${points === 1 ? 'point' : 'points'} ${direction} than on ${day}; more than chance ups and downs.`,
    tooClose: 'Too close in time to compare: the questions ask about the last weeks.',
    notJudged: 'How exact this figure is, nobody has measured, so its change is only shown.',
    note: 'Some earlier answers were given to another version of these questions. They are not joined to the others and not compared.',
    show: 'All attempts',
    loading: 'Loading the chart...',
    chartFailed: 'The chart could not be loaded. The table below holds the same numbers.',
    title: (title: string) => `${title} over time.`,
    once: (day: string, value: string) => `1 attempt, on ${day}: ${value}.`,
    course: (count: number, first: string, last: string, lowest: string, highest: string) =>
      `${count} attempts: first ${first}, last ${last}, lowest ${lowest}, highest ${highest}.`,
    apart: (count: number) =>
      count === 1
        ? '1 more attempt answered another version of the questions and is not compared.'
        : `${count} more attempts answered another version of the questions and are not compared.`,
    band: 'About 2 in 3 people of the reference group',
    attempt: (number: number, day: string) => `Attempt ${number}, ${day}`,
    otherVersion: (value: string) => `${value} (other version)`,
    caption: (title: string) => `${title}: all attempts`,
  },
  /** For categories, which have named levels and no number. */
  category: {
    current: 'Current level',
    previous: 'Previous level',
    levels: 'Levels in order',
    same: 'The same level as last time.',
    other: (level: string, day: string) => `On ${day} it was: ${level}.`,
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
  toRead: 'To read',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  chooseStep: {
    legend: 'One small step I choose',
    none: 'None just now',
    keep: 'Keep this choice',
    keeping: 'Keeping...',
    about: 'For your eyes alone. It waits for you on the dashboard.',
    kept: (none: boolean) =>
      none ? 'No step is kept.' : 'Kept. It waits for you on the dashboard, for your eyes alone.',
    failed: 'Your choice could not be kept. Please try again.',
  },
  report: {
    title: 'Report',
    others: 'The other sections',
  },
  unsent: 'Your answers are safe on this device, but they have not been sent yet.',
  unsentBefore: 'What you see below is your earlier result.',
  sendAgain: 'Send again',
  sent: 'Assessment submitted successfully',
  helpTitle: 'Need to talk?',
  helpText: 'You do not have to carry this alone. A call to someone who listens can be a good first step.',
} as const;
