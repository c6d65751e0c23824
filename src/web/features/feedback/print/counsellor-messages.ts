import troubles from '#compiled/troubles.json';

/** Texts of the page for a counsellor. Its file and its title are neutral. */
export const counsellorMessages = {
  title: 'One page for a counsellor',
  pageTitle: 'What I would like to talk about',
  loading: 'Preparing the page...',
  failed: 'We could not load your results. You can still use the page without them.',
  parts: {
    hard: {
      legend: 'What was hard',
      choices: [...troubles.map(({ label }) => label), 'My health'],
      sentence: (things: string) => `This was hard for me: ${things}.`,
    },
    since: {
      legend: 'Since when',
      choices: ['some days', 'some weeks', 'some months', 'more than a year'],
      sentence: (time: string) => `It has been like this for ${time}.`,
      /** From the dates of the answers. */
      fromAnswers: (day: string) => `It has been like this at least since ${day}.`,
    },
    change: {
      legend: 'Better or worse',
      choices: ['It is getting worse.', 'It stays the same.', 'It is getting better.'],
    },
    help: {
      legend: 'What I would like help with',
      choices: [
        'Someone to talk to',
        'To sleep better',
        'To be safe when it is very hard',
        'Questions about treatment',
        'How to tell my family',
        'What I can do by myself',
      ],
    },
    scores: { legend: 'My scores', show: 'Show my scores', title: 'Scores of a self-check' },
  },
  answersHard: (titles: string) => `My answers were on the hard side in: ${titles}.`,
  nothing: 'Choose below what the page says. You can leave out each part.',
  score: (title: string, result: string, level: string) =>
    [`${title}: ${result}`, level].filter(Boolean).join(', '),
  limits: [
    'This is not a diagnosis and not a certificate.',
    'The questions are new and not yet tested in India.',
    'Not for employers, insurers or courts.',
  ],
  made: (day: string) => `Made on ${day}.`,
  found: 'A paper or a file can be found by other people. Give it only to someone you trust.',
  print: 'Print',
  share: 'Share as a file',
  save: 'Save as a file',
  back: 'All my results',
  choose: 'Change this page',
  leaveOut: 'Leave this out',
  fromAnswers: (sentence: string) => `${sentence} (from your answers)`,
} as const;

/** Neutral, because it stays in the list of files. */
export const counsellorFileName = 'check-in.html';
