import settings from '../../../content/settings.json';

/** Every text of the feedback screens that does not stand in an instrument. */
export const strings = {
  programName: settings.programName,
  pageTitle: (page: string) => `${page} · ${settings.programName}`,
  feedbackOn: (title: string) => `${title} feedback`,
  missingSession: 'No session: the feedback cannot be fetched.',
  loading: 'Loading your feedback...',
  sending: 'Sending your answers...',
  notAvailable: 'Not Available',
  none: 'N/A',
  next: 'Next',
  back: 'Back',
  sections: 'Feedback by section',
  taken: (current: string, previous: string) => `Taken ${current}. Previous ${previous}.`,
  ofMax: (max: number) => `of ${max}`,
  on: (date: string) => (date === '' ? '' : ` on ${date}`),
  current: 'Current score',
  previous: 'Previous score',
  noPrevious: 'no previous score',
  average: 'Average',
  range: 'Possible range',
  from: (min: number, max: number) => `${min} to ${max}`,
  percentile: 'Percentile',
  ranked: (place: string) => `${place} percentile`,
  rankedMeaning: (place: string, percentile: number) =>
    `${place} percentile. About ${percentile} in 100 people of the reference group scored lower.`,
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
    beyond: (direction: string, points: number) =>
      `More than day-to-day measurement wobble: ${direction} by ${points} ${points === 1 ? 'point' : 'points'}.`,
    notJudged: 'How much this figure moves from day to day is not known, so its change is only shown.',
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
  toRead: 'To read',
  report: {
    title: 'Report',
    others: 'The other sections',
  },
  print: {
    button: 'Print',
    about: 'All sections, on A4.',
    busy: 'Preparing the report...',
    failed: 'The report could not be put together just now. Please try again in a while.',
    title: 'Report',
    attempts: 'All attempts',
    attempt: 'No.',
    date: 'Date',
  },
  unsent: 'Your answers are safe on this device, but they have not been sent yet.',
  unsentBefore: 'What you see below is your earlier result.',
  sendAgain: 'Send again',
  sent: 'Assessment submitted successfully',
  helpTitle: 'Need to talk?',
  helpText: 'You do not have to carry this alone. A call to someone who listens can be a good first step.',
} as const;
