import type { TrialFile } from '#domain/trial/trial-file.ts';

/** A trial of one other step on S4 that half of the people meet, through January 2026. */
export const madeUpTrial: TrialFile = {
  id: 'short-steps',
  textVersion: '2026-01-01',
  title: 'A trial of shorter steps',
  instrument: 'S4',
  major: 1,
  tried: 'Some people read a shorter step after their result.',
  same: 'The questions, your scores and all help stay the same.',
  consent: 'I want to take part in this trial.',
  starts: '2026-01-01',
  ends: '2026-01-31',
  stopRule: {
    words: 'It ends after 400 attempts.',
    after: 400,
    unit: 'attempts',
    decides: 'The ethics board',
  },
  harm: { of: 'score', id: 'distress', change: 6 },
  arms: [
    { id: 'usual', share: 50 },
    {
      id: 'short',
      share: 50,
      levelTexts: {
        distress: {
          Low: { text: 'You had a calm month.', step: 'Take a short walk.' },
          High: { step: 'Call one friend.' },
        },
      },
    },
  ],
};
