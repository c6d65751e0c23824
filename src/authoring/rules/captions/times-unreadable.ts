import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const timesUnreadable: CheckRule<Captions> = {
  id: 'captions/times-unreadable',
  level: 'error',
  description:
    'Both times of a caption have minutes, seconds, a dot and three digits, with the arrow --> between them.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02 -> 01:58\nWaves.',
      good: 'WEBVTT\n\n00:00:02.000 --> 00:01:58.000\nWaves.',
    },
  ],
  check: ({ problems }) =>
    problems
      .filter(({ kind }) => kind === 'times')
      .map(({ line, text }) => ({
        line,
        path: 'captions',
        expected: 'times as 00:00:02.000 --> 00:00:07.500',
        actual: text.trim(),
        fix: 'Write hours, minutes, seconds and three digits after a dot, on both sides, and the arrow --> between.',
      })),
};
