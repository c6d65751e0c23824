import { type MediaFiles, formatSize } from '../../source/media-files.ts';
import type { Rule } from '../../finding/rule.ts';

const largest = 50_000_000;
const video = '<Video file="calm" title="Calm">\n\nWaves.\n\n</Video>';
const captions = 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.';

export const filmLarge: Rule<MediaFiles> = {
  id: 'media/film-large',
  level: 'advice',
  says: `A film has at most ${formatSize(largest)}: readers pay for each of them.`,
  examples: [
    {
      bad: {
        'content/reading/quiet/quiet1.mdx': video,
        'content/media/calm.mp4': '2:00, 80 MB',
        'content/media/calm.vtt': captions,
        'content/media/calm.jpg': '20 kB',
      },
      good: {
        'content/reading/quiet/quiet1.mdx': video,
        'content/media/calm.mp4': '2:00, 8 MB',
        'content/media/calm.vtt': captions,
        'content/media/calm.jpg': '20 kB',
      },
    },
  ],
  check: ({ media }) =>
    media
      .filter(({ name, bytes }) => name.endsWith('.mp4') && bytes > largest)
      .map(({ file, bytes }) => ({
        file,
        path: '',
        expected: `a film of at most ${formatSize(largest)}`,
        actual: formatSize(bytes),
        fix: 'Export it again in a smaller size, such as 1280 by 720.',
      })),
};
