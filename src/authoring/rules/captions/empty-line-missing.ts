import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const emptyLineMissing: CheckRule<Captions> = {
  id: 'captions/empty-line-missing',
  level: 'error',
  says: 'An empty line stands before the times of a caption: otherwise readers see the times as words.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.\n00:41.000 --> 01:58.000\nRest.',
      good: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.\n\n00:41.000 --> 01:58.000\nRest.',
    },
  ],
  check: ({ faults }) =>
    faults
      .filter(({ kind }) => kind === 'empty line')
      .map(({ line, text }) => ({
        line,
        path: 'captions',
        expected: 'an empty line before the times of a caption',
        actual: `${text.trim()}, right below other words`,
        fix: 'Leave an empty line above it: otherwise readers see the times as words.',
      })),
};
