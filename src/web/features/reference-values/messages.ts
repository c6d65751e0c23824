import settings from '#compiled/settings.json';

/** Texts of the page of reference values that are not part of an instrument. */
export const messages = {
  pageTitle: `Compare with care · ${settings.programName}`,
  title: 'Compare with care',
  /** If any instrument has no note on its norms. */
  borrowed:
    'Nobody has yet measured these questions in India. The numbers you are compared with are borrowed.',
  /** If every instrument has a note on its norms. */
  measured: 'Every number that your scores are compared with, and where it comes from.',
  /** An entry with `where` is displayed only if it applies to the page. */
  explanations: [
    {
      heading: 'What is sure',
      text: 'Your score itself. It is added up from your own answers, and the same answers always give the same score.',
    },
    {
      where: 'borrowed',
      heading: 'What "borrowed" means',
      text: 'The averages and limits were set with other questions about the same things. They show roughly where a score lies. They cannot show it exactly.',
    },
    {
      where: 'assumed',
      heading: 'What "assumed" means',
      text: 'Where there was no number to borrow, one was chosen that is usual for lists of this kind. Nobody has measured it. Each such number carries the word Assumed.',
    },
    {
      heading: 'What the likely range of a score is',
      text: 'No list of questions is exact. The likely range shows how far a score may be off only because of the questions: in about 95 of 100 cases no further than its ends. Two scores whose ranges overlap much may really be the same.',
    },
    {
      heading: 'How to read all this',
      text: 'Let a level start a thought, not end it. How your own score moves over months often tells more than how it stands beside other people. Nothing here is a diagnosis.',
    },
  ],
  sections: 'The numbers, section by section',
  computation: 'How it is made',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  missing: 'Skipped questions',
  atLeast: (least: number, all: number) => `Worked out from ${least} answers of ${all} on.`,
  rest: {
    ownMean: 'The average of the other answers stands in for what was skipped.',
    leftOut: 'What was skipped is left out.',
  },
  table: 'The table',
  total: 'Total before',
  standardError: 'Standard error',
  points: (points: number) => `${points} points`,
  average: 'Average, all ages',
  reliability: 'Reliability',
  reliabilityAbout:
    'How well the questions of this score agree with each other: 0 is not at all, 1 is perfectly.',
  noReliability: 'Not given. Changes of this score are shown, but not judged.',
  /** @param points points, as text */
  imprecision: (points: string) => `${points} points to each side of a score`,
  likely: 'Likely range',
  possible: 'Lowest and highest possible score',
  chartScale: (min: number, max: number) => `The chart shows a scale from ${min} to ${max}.`,
  range: (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`),
  reference: 'Reference group',
  mean: (mean: number, sd: number) => `Mean ${mean}, spread (standard deviation) ${sd} points.`,
  middle: (low: string, high: string) =>
    `About 2 in 3 people of such a group lie between ${low} and ${high}.`,
  percentile: 'Percentile',
  byCurve: 'Worked out from mean and spread, as if scores lay on a bell-shaped curve. A rough estimate.',
  byTable: 'Read from a table of the reference group.',
  noPercentile: 'None: no spread is known for this score.',
  cuts: 'Levels and colours',
  noLevel: 'No level',
  cutsNoBasis: 'Where these limits come from is not given.',
  assumed: 'Assumed',
  colours: { red: 'wants care', green: 'fine', blue: 'going well', grey: 'no colour' },
  otherwise: 'Is a number missing or wrong? Please write to us.',
  contact: 'Write to us',
} as const;
