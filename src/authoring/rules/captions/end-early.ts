import { type Captions, formatClock, hasValidTimes } from '../../source/captions.ts';
import { coverFix, maxGapSeconds } from '../../source/caption-coverage.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const endEarly: CheckRule<Captions> = {
  id: 'captions/end-early',
  level: 'error',
  description: 'Captions end near the end of the film. Where there is no speech, they describe the sound.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.',
      good: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.\n\n00:41.000 --> 01:58.000\n[music]',
    },
  ],
  check: (captions) => {
    const { filmSeconds, cues } = captions;
    const last = cues.at(-1);
    if (
      filmSeconds === undefined ||
      !last ||
      !hasValidTimes(captions) ||
      last.end >= filmSeconds - maxGapSeconds
    )
      return [];
    return [
      {
        line: last.line,
        path: 'captions',
        expected: `captions for the whole film of ${formatClock(filmSeconds)}`,
        actual: `the last one until ${formatClock(last.end)}`,
        fix: coverFix,
      },
    ];
  },
};
