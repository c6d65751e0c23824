import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const emptyLineMissing: CheckRule<Captions> = {
  id: 'captions/empty-line-missing',
  level: 'error',
  description: 'An empty line precedes the times of a caption. Otherwise the times are displayed as text.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.\n00:41.000 --> 01:58.000\nRest.',
      good: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.\n\n00:41.000 --> 01:58.000\nRest.',
    },
  ],
  check: ({ problems }) =>
    problems
      .filter(({ kind }) => kind === 'empty line')
      .map(({ line, text }) => ({
        line,
        path: 'captions',
        expected: 'an empty line before the times of a caption',
        actual: `${text.trim()}, directly below other text`,
        fix: 'Add an empty line above it. Otherwise the times are displayed as text.',
      })),
};
