import { type Captions, formatClock, isSound } from '../../source/captions.ts';
import { coverFix, quietSeconds } from '../../source/caption-coverage.ts';
import type { Rule } from '../../finding/rule.ts';

export const endEarly: Rule<Captions> = {
  id: 'captions/end-early',
  level: 'error',
  says: 'Captions reach near to the end of the film; where nobody speaks, they say what is heard.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.',
      good: 'WEBVTT\n\n00:02.000 --> 00:40.000\nWaves.\n\n00:41.000 --> 01:58.000\n[music]',
    },
  ],
  check: (captions) => {
    const { film, cues } = captions;
    const last = cues.at(-1);
    if (film === undefined || !last || !isSound(captions) || last.end >= film - quietSeconds) return [];
    return [
      {
        line: last.line,
        path: 'captions',
        expected: `captions for the whole film of ${formatClock(film)}`,
        actual: `the last one until ${formatClock(last.end)}`,
        fix: coverFix,
      },
    ];
  },
};
