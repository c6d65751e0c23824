import { hasOneVideoSource, type MediaFiles } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const oneFilm: CheckRule<MediaFiles> = {
  id: 'media/one-film',
  level: 'error',
  description: 'A video has one source: a local file, or a player of another website.',
  examples: [
    {
      bad: {
        'content/reading/quiet/quiet1.mdx': '<Video title="Calm">\n\nWaves.\n\n</Video>',
        'content/media/calm.mp4': '2:00',
        'content/media/calm.vtt': 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.',
        'content/media/calm.jpg': '20 kB',
      },
      good: {
        'content/reading/quiet/quiet1.mdx': '<Video file="calm" title="Calm">\n\nWaves.\n\n</Video>',
        'content/media/calm.mp4': '2:00',
        'content/media/calm.vtt': 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.',
        'content/media/calm.jpg': '20 kB',
      },
      also: ['media/file-unused'],
    },
  ],
  check: ({ videos }) =>
    videos
      .filter((video) => !hasOneVideoSource(video))
      .map(({ file, line, localName }) => ({
        file,
        line,
        path: '<Video>',
        expected: 'either file="…" or embed="…"',
        actual: localName ? 'both' : 'neither',
        fix: 'Write file="…" for a film in content/media, or embed="https://…" with thumbnail="…" for a player elsewhere.',
      })),
};
