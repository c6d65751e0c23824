/** Texts of the quality panel. */
export const messages = {
  none: 'There are no measurements yet. When 100 people have answered a version, a researcher runs npm run quality and stores its file here: questionnaires/quality/S4@1.json.',
  about:
    'Statistics of questions and scores, from people who answered here and agreed to research. They are visitors, not a sample of India. The figures evaluate questions and scores, never a person.',
  choose: 'What was measured',
  option: (table: string, version: string, language: string) => `${table}, version ${version}, ${language}`,
  facts: (people: number, date: string) =>
    `${people} people, each by the first attempt. Calculated on ${date}. The page next to the file has the plots.`,
  older: (version: string) =>
    `The file has version ${version} by now: the figures are of the one that people answered.`,
  flags: 'Worth a look',
  noFlags: 'No figure is beyond its usual limit.',
  scores: 'Scores',
  scoreHead: ['Score', 'People', 'Mean', 'Spread', 'Alpha', 'Omega', 'At the lowest', 'At the highest'],
  retest: 'The same people again',
  retestHead: ['Score and days', 'People', 'Agreement, ICC(2,1)', 'Smallest change, in points'],
  retestRow: (title: string, [from, to]: readonly [number, number]) => `${title}, ${from} to ${to} days`,
  items: (title: string) => `Items of ${title}`,
  itemHead: ['Item', 'With the others', 'Alpha without it'],
  questions: 'Questions',
  questionHead: ['Question', 'Missing', 'Mean', 'Spread', 'Lean'],
  estimators: 'How the figures are worked out',
  interval: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
  hidden: 'hidden',
  percent: (value: string) => `${value} %`,
} as const;
