import { type Captions, formatClock } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const endBeforeStart: CheckRule<Captions> = {
  id: 'captions/end-before-start',
  level: 'error',
  description: 'A caption ends after its start.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 00:01.000\nWaves.',
      good: 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.',
    },
  ],
  check: ({ cues }) =>
    cues
      .filter(({ start, end }) => end <= start)
      .map(({ start, end, line }) => ({
        line,
        path: 'captions',
        expected: 'an end after the start',
        actual: `${formatClock(start)} to ${formatClock(end)}`,
        fix: 'Correct the second time.',
      })),
};
