import type { Captions } from '../../source/captions.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const captionWordsMissing: CheckRule<Captions> = {
  id: 'captions/words-missing',
  level: 'error',
  description: 'The text of a caption is below its times: what is said or heard.',
  examples: [
    {
      bad: 'WEBVTT\n\n00:02.000 --> 00:40.000\n\n00:41.000 --> 01:58.000\nRest.',
      good: 'WEBVTT\n\n00:02.000 --> 00:40.000\n[soft music]\n\n00:41.000 --> 01:58.000\nRest.',
    },
  ],
  check: ({ cues }) =>
    cues
      .filter(({ text }) => text === '')
      .map(({ line }) => ({
        line,
        path: 'captions',
        expected: 'text below the times',
        actual: 'none',
        fix: 'Write what is said or heard, or remove the times.',
      })),
};
