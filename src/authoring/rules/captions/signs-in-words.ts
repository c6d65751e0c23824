import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const signsInWords: CheckRule<Captions> = {
  id: 'captions/signs-in-words',
  level: 'error',
  description: 'The text of a caption has no arrows and no times, which would be displayed.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 01:58.000\nAt 00:01:45.000 → rest.',
      good: 'WEBVTT\n\n00:02.000 --> 01:58.000\nRest.',
    },
  ],
  check: ({ problems }) =>
    problems
      .filter(({ kind }) => kind === 'signs')
      .map(({ line, text }) => ({
        line,
        path: 'captions',
        expected: 'text without arrows and times',
        actual: text.trim(),
        fix: 'Remove them. Times are on a separate line above the text.',
      })),
};
