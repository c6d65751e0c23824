import { type Captions, formatClock, overlapsPrevious } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const startTooEarly: CheckRule<Captions> = {
  id: 'captions/start-too-early',
  level: 'error',
  description: 'Captions do not overlap: each starts when the previous one has ended.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.\n\n00:38.000 --> 01:58.000\nRest.',
      good: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.\n\n00:40.000 --> 01:58.000\nRest.',
    },
  ],
  check: ({ cues }) =>
    cues.flatMap((cue, at) => {
      const before = cues[at - 1];
      if (!before || !overlapsPrevious(cue, before)) return [];
      return [
        {
          line: cue.line,
          path: 'captions',
          expected: `a start at ${formatClock(before.end)} or later, where the caption before it ends`,
          actual: formatClock(cue.start),
          fix: 'Correct the times. Captions must not overlap.',
        },
      ];
    }),
};
