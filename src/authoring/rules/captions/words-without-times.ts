import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const wordsWithoutTimes: CheckRule<Captions> = {
  id: 'captions/words-without-times',
  level: 'error',
  description:
    'The text of a caption is directly below its times. Text after an empty line is not displayed.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.\n\nRest.',
      good: 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.\nRest.',
    },
  ],
  check: ({ problems }) =>
    problems
      .filter(({ kind }) => kind === 'no times')
      .map(({ line, text }) => ({
        line,
        path: 'captions',
        expected: 'times above the text of a caption',
        actual: `"${text.trim()}" after an empty line, without times`,
        fix: 'Remove the empty line above it, or add times for this text. It is not displayed now.',
      })),
};
