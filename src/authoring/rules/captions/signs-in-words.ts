import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const signsInWords: CheckRule<Captions> = {
  id: 'captions/signs-in-words',
  level: 'error',
  says: 'The words of a caption hold no arrows and no times, which readers would see.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 01:58.000\nAt 00:01:45.000 → rest.',
      good: 'WEBVTT\n\n00:02.000 --> 01:58.000\nRest.',
    },
  ],
  check: ({ faults }) =>
    faults
      .filter(({ kind }) => kind === 'signs')
      .map(({ line, text }) => ({
        line,
        path: 'captions',
        expected: 'words alone, without arrows and times',
        actual: text.trim(),
        fix: 'Remove them; times stand on a line of their own, above the words.',
      })),
};
