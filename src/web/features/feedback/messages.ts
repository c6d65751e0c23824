import settings from '#compiled/settings.json';

/** Opens the page for a counsellor at the address of the report. */
export const counsellorHash = '#counsellor';

/** Texts of every result that do not depend on the instrument. Lazy or rare components have their own. */
export const messages = {
  programName: settings.programName,
  /** Tabs and the list of visited pages display it, so it names no result. */
  documentTitle: settings.homeScreenName,
  missingSession: 'You are not logged in, so we cannot load your results.',
  loading: 'Loading your results...',
  notAvailable: 'Not Available',
  failed: 'We could not load your result. Your answers and results are safe.',
  tryAgain: 'Try again',
  trying: 'Trying...',
  none: 'N/A',
  next: 'Next',
  nextSection: (title: string, minutes: number | undefined) =>
    minutes === undefined
      ? `Next: ${title}`
      : `Next: ${title}, ${minutes}\u00a0${minutes === 1 ? 'minute' : 'minutes'}`,
  enough: 'That is enough for today',
  back: 'Back',
  sections: 'Results by section',
  /** @param day such as '21 Nov 2026' */
  answered: (day: string) => `Answered on ${day}.`,
  answeredFirst: (day: string) => `Answered on ${day}. This is your first result.`,
  taken: (current: string, previous: string) => `Taken ${current}. Previous ${previous}.`,
  takenAlone: (current: string) => `Taken ${current}.`,
  /** The first lines of a first result. */
  firstResult: {
    hard: 'Many people feel like this. It can change. It is not an illness.',
    good: 'Thank you for taking this time for yourself.',
  },
  /** Plain words for the level of a score, by the direction in which the score is better. */
  levelWords: {
    higher: { High: 'Going well', Average: 'Okay', Low: 'Hard now' },
    lower: { High: 'Hard now', Average: 'Okay', Low: 'Going well' },
    balance: { High: 'A lot', Average: 'Some', Low: 'A little' },
  },
  onePage: 'One page for a counsellor',
  numbersFailed: 'The numbers could not be loaded. Please load the page again.',
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
  levelsInRange: 'Levels in this range',
  range: 'Possible range',
  /** Replaces `range` if the drawn range is not the possible range. */
  scaleShown: 'Scale shown',
  from: (min: number | string, max: number | string) => `${min} to ${max}`,
  percentile: 'Percentile',
  ranked: (place: string) => `${place} percentile`,
  likelyPercentiles: 'Likely percentiles',
  end: { lowest: 'the lowest possible score', highest: 'the highest possible score' },
  nowCompared: (people: string) =>
    `You are now compared with ${people}. So your place can change, even if your answers did not.`,
  level: 'Level',
  lowerIsBetter: 'Lower is better here.',
  /** For an instrument without its own note on norms. */
  borrowed: "These questions are new. Other people's numbers are only a rough guide.",
  noDiagnosis: 'This page is for self-awareness only and is not a diagnosis.',
  /** For categories, which have named levels and no number. */
  category: {
    current: 'Current level',
    previous: 'Previous level',
    levels: 'Levels in order',
  },
  report: {
    title: 'Report',
    others: 'The other sections',
  },
  /** @param current score, with its scale, or level of the newest attempt */
  changeNumbers: (current: string, previous: string) => `(${current}, was ${previous})`,
} as const;
