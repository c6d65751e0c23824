import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const noCaptions: CheckRule<Captions> = {
  id: 'captions/none',
  level: 'error',
  description: 'A caption file has at least one caption.',
  examples: [{ bad: 'WEBVTT\n', good: 'WEBVTT\n\n00:02.000 --> 01:58.000\n[soft music]' }],
  check: ({ cues, problems }) =>
    cues.length > 0 || problems.length > 0
      ? []
      : [
          {
            line: 1,
            path: 'captions',
            expected: 'at least one caption',
            actual: 'none',
            fix: 'Write what is said, each line with its times.',
          },
        ],
};
