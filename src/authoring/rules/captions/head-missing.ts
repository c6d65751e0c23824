import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const captionHeadMissing: CheckRule<Captions> = {
  id: 'captions/head-missing',
  level: 'error',
  description: 'A caption file begins with WEBVTT. Otherwise browsers do not display it.',
  examples: [
    {
      bad: '\n00:02.000 --> 01:58.000\nWaves.',
      good: 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.',
    },
  ],
  check: ({ problems }) =>
    problems
      .filter(({ kind }) => kind === 'head')
      .map(({ line, text }) => ({
        line,
        path: 'captions',
        expected: 'WEBVTT in the first line',
        actual: text || 'nothing',
        fix: 'Write WEBVTT there, and an empty line after it.',
      })),
};
