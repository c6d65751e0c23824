/** Texts of the working sheet. */
export const messages = {
  title: 'Working sheet',
  about:
    'Each step of a worked example, so that it can be checked by hand. The numbers come from the functions that score people.',
  example: 'Worked example',
  none: 'This questionnaire has no worked example yet.',
  refused: (why: string) => `These answers are not accepted: ${why}`,
  print: 'Print this sheet',
  sheet: (title: string, id: string, version: string) => `${title} (${id}, version ${version})`,
  person: 'Person',
  age: (age: number) => `${age} years`,
  gender: { male: 'man', female: 'woman' },
  education: (code: number) => `education ${code}`,
  answers: {
    title: 'From answers to values',
    head: ['Item', 'Answer', 'Value', 'Reversed', 'Counts', 'Counted by'],
    hidden: 'not asked',
    missing: 'missing',
    turned: (low: string, high: string, value: string) => `${low} + ${high} − ${value}`,
    noScore: 'no score',
  },
  scores: 'From values to results',
  expected: {
    step: 'The example says',
    same: (text: string) => `${text}: the same`,
    differs: (text: string) => `${text}: not the same`,
  },
  help: {
    title: 'Does help come first?',
    never: 'There is no such rule.',
    first: 'A rule applies: help comes first.',
    notFirst: 'No rule applies: help does not come first.',
    expected: (first: boolean) => `The example says: help ${first ? 'comes' : 'does not come'} first.`,
  },
  signed: 'Checked by hand: name, date',
} as const;
