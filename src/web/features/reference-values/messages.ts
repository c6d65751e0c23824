import settings from '#compiled/settings.json';

/** Texts of the page of reference values that are not part of an instrument. */
export const messages = {
  pageTitle: `About these numbers · ${settings.programName}`,
  title: 'About these numbers',
  /** If any instrument has no note on its norms. */
  borrowed:
    'These questions are new, and not yet tested in India. The numbers on this page come from other studies. They are only a rough guide.',
  /** If every instrument has a note on its norms. */
  measured: 'Here are the numbers that we compare your scores with, and where they come from.',
  /** An entry with `where` is displayed only if it applies to the page. */
  explanations: [
    {
      heading: 'What we know for sure',
      text: 'Your own score. We add it up from your answers. The same answers always give the same score.',
    },
    {
      where: 'borrowed',
      heading: 'Where the numbers come from',
      text: 'The averages and limits come from studies with other questions about the same things. They show roughly where a score is. They cannot show it exactly.',
    },
    {
      where: 'assumed',
      heading: 'What "assumed" means',
      text: 'For some scores there is no number from a study. There we chose a usual number. It is not measured. Each such number is marked Assumed.',
    },
    {
      heading: 'What the likely range of a score is',
      text: 'No list of questions is exact. The likely range shows how much a score may be wrong only because of the questions. In about 95 of 100 cases the true score is inside the range. If the ranges of two scores overlap a lot, the two may really be the same.',
    },
    {
      heading: 'How to use these numbers',
      text: 'A level is only a place to start. How your own score changes over months often says more than how it compares with other people. Nothing here is a diagnosis.',
    },
  ],
  sections: 'The numbers, section by section',
  computation: 'How it is calculated',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  missing: 'Skipped questions',
  atLeast: (least: number, all: number) =>
    `Calculated if at least ${least} of ${all} questions are answered.`,
  rest: {
    ownMean: 'The average of the other answers is used for skipped questions.',
    leftOut: 'Skipped questions are not counted.',
  },
  table: 'The table',
  total: 'Total before',
  standardError: 'Standard error',
  points: (points: number) => `${points} points`,
  average: 'Average, all ages',
  reliability: 'Reliability',
  reliabilityAbout:
    'How well the questions of this score agree with each other: 0 is not at all, 1 is perfectly.',
  noReliability: 'Not given. We show changes of this score, but we cannot say if they are real.',
  /** @param points points, as text */
  imprecision: (points: string) => `${points} points to each side of a score`,
  likely: 'Likely range',
  possible: 'Lowest and highest possible score',
  chartScale: (min: number, max: number) => `The chart shows a scale from ${min} to ${max}.`,
  range: (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`),
  reference: 'Reference group',
  mean: (mean: number, sd: number) => `Average ${mean}, spread (standard deviation) ${sd} points.`,
  middle: (low: string, high: string) =>
    `About 2 in 3 people of such a group score between ${low} and ${high}.`,
  percentile: 'Percentile',
  byCurve: 'A rough estimate, calculated from average and spread, as if the scores made a bell-shaped curve.',
  byTable: 'Read from a table of the reference group.',
  noPercentile: 'None: no spread is known for this score.',
  cuts: 'Levels and colours',
  noLevel: 'No level',
  cutsNoBasis: 'Where these limits come from is not given.',
  assumed: 'Assumed',
  colours: { red: 'needs care', green: 'okay', blue: 'going well', grey: 'no colour' },
  otherwise: 'Is a number missing or wrong? Please write to us.',
  contact: 'Write to us',
} as const;
