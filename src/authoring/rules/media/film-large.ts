import { type MediaFiles, formatSize } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

const maxBytes = 50_000_000;
const video = '<Video file="calm" title="Calm">\n\nWaves.\n\n</Video>';
const captions = 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.';

export const filmLarge: CheckRule<MediaFiles> = {
  id: 'media/film-large',
  level: 'advice',
  description: `A film has at most ${formatSize(maxBytes)}: readers pay for each of them.`,
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
      .filter(({ name, bytes }) => name.endsWith('.mp4') && bytes > maxBytes)
      .map(({ file, bytes }) => ({
        file,
        path: '',
        expected: `a film of at most ${formatSize(maxBytes)}`,
        actual: formatSize(bytes),
        fix: 'Export it again in a smaller size, such as 1280 by 720.',
      })),
};
