import { hasOneVideoSource, type MediaFiles } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const thumbnailMissing: CheckRule<MediaFiles> = {
  id: 'media/thumbnail-missing',
  level: 'error',
  description:
    'A player of another website has a local thumbnail. Nothing loads from that website before the click.',
  examples: [
    {
      bad: {
        'content/reading/quiet/quiet1.mdx':
          '<Video embed="https://player.example.org/1" title="Calm">\n\nWaves.\n\n</Video>',
      },
      good: {
        'content/reading/quiet/quiet1.mdx':
          '<Video embed="https://player.example.org/1" thumbnail="name" title="Calm">\n\nWaves.\n\n</Video>',
        'content/media/name.jpg': '20 kB',
      },
    },
  ],
  check: ({ videos }) =>
    videos
      .filter((video) => hasOneVideoSource(video) && video.embed !== undefined && !video.thumbnail)
      .map(({ file, line }) => ({
        file,
        line,
        path: '<Video>',
        expected: 'thumbnail="…" with embed="…"',
        actual: 'none',
        fix: 'Add thumbnail="name" and the picture content/media/name.jpg.',
      })),
};
