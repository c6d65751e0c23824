import { type Captions, formatClock, isSound } from '../../source/captions.ts';
import { coverFix, quietSeconds } from '../../source/caption-coverage.ts';
import type { Rule } from '../../finding/rule.ts';

export const beginLate: Rule<Captions> = {
  id: 'captions/begin-late',
  level: 'error',
  says: 'Captions begin near the beginning of the film; where nobody speaks, they say what is heard.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:30.000 --> 01:58.000\nWaves.',
      good: 'WEBVTT\n\n00:02.000 --> 00:30.000\n[music]\n\n00:30.000 --> 01:58.000\nWaves.',
    },
  ],
  check: (captions) => {
    const { film, cues } = captions;
    const [first] = cues;
    if (film === undefined || !first || !isSound(captions) || first.start <= quietSeconds) return [];
    return [
      {
        line: first.line,
        path: 'captions',
        expected: `captions for the whole film of ${formatClock(film)}`,
        actual: `the first one at ${formatClock(first.start)}`,
        fix: coverFix,
      },
    ];
  },
};
