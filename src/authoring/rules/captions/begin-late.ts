import { type Captions, formatClock, hasValidTimes } from '../../source/captions.ts';
import { coverFix, maxGapSeconds } from '../../source/caption-coverage.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const beginLate: CheckRule<Captions> = {
  id: 'captions/begin-late',
  level: 'error',
  description:
    'Captions begin near the start of the film. Where there is no speech, they describe the sound.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:30.000 --> 01:58.000\nWaves.',
      good: 'WEBVTT\n\n00:02.000 --> 00:30.000\n[music]\n\n00:30.000 --> 01:58.000\nWaves.',
    },
  ],
  check: (captions) => {
    const { filmSeconds, cues } = captions;
    const [first] = cues;
    if (filmSeconds === undefined || !first || !hasValidTimes(captions) || first.start <= maxGapSeconds)
      return [];
    return [
      {
        line: first.line,
        path: 'captions',
        expected: `captions for the whole film of ${formatClock(filmSeconds)}`,
        actual: `the first one at ${formatClock(first.start)}`,
        fix: coverFix,
      },
    ];
  },
};
