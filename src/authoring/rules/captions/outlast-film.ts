import { type Captions, formatClock, hasValidTimes } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const outlastFilm: CheckRule<Captions> = {
  id: 'captions/outlast-film',
  level: 'error',
  description: 'The last caption ends before the film does.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 02:10.000\nWaves.',
      good: 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.',
    },
  ],
  check: (captions) => {
    const { filmSeconds, cues } = captions;
    const last = cues.at(-1);
    if (filmSeconds === undefined || !last || !hasValidTimes(captions) || last.end <= filmSeconds + 1)
      return [];
    return [
      {
        line: last.line,
        path: 'captions',
        expected: `an end before the film ends, at ${formatClock(filmSeconds)}`,
        actual: formatClock(last.end),
        fix: 'Move the last captions forward, or add the longer film.',
      },
    ];
  },
};
