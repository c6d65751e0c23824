import type { MediaFiles } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

const video = '<Video file="calm" title="Calm">\n\nWaves.\n\n</Video>';
const captions = 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.';

export const filmUnreadable: CheckRule<MediaFiles> = {
  id: 'media/film-unreadable',
  level: 'error',
  description: 'A film is an MP4 file with a header, from which its length is read.',
  examples: [
    {
      bad: {
        'content/reading/quiet/quiet1.mdx': video,
        'content/media/calm.mp4': 'no film',
        'content/media/calm.vtt': captions,
        'content/media/calm.jpg': '20 kB',
      },
      good: {
        'content/reading/quiet/quiet1.mdx': video,
        'content/media/calm.mp4': '2:00',
        'content/media/calm.vtt': captions,
        'content/media/calm.jpg': '20 kB',
      },
    },
  ],
  check: ({ media }) =>
    media
      .filter(({ name, seconds }) => name.endsWith('.mp4') && seconds === undefined)
      .map(({ file }) => ({
        file,
        path: '',
        expected: 'an MP4 film',
        actual: 'a file without a film header',
        fix: 'Export the film again as MP4 (H.264).',
      })),
};
