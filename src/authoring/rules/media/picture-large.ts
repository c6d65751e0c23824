import { type MediaFiles, formatSize } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** In bytes. A phone at 400 kbit/s loads this in ten seconds; existing pictures are 8 to 80 kB. */
const maxBytes = 500_000;

const player =
  '<Video embed="https://player.example.org/1" thumbnail="calm" title="Calm">\n\nWaves.\n\n</Video>';

export const pictureLarge: CheckRule<MediaFiles> = {
  id: 'media/picture-large',
  level: 'error',
  description: `A picture has at most ${formatSize(maxBytes)}, so that it loads on slow connections.`,
  examples: [
    {
      bad: { 'content/reading/quiet/quiet1.mdx': player, 'content/media/calm.jpg': '20 MB' },
      good: { 'content/reading/quiet/quiet1.mdx': player, 'content/media/calm.jpg': '200 kB' },
    },
  ],
  check: ({ media, pictures }) =>
    [...media, ...pictures]
      .filter(({ name, bytes }) => /\.(jpe?g|png|svg|webp|gif|avif)$/i.test(name) && bytes > maxBytes)
      .map(({ file, bytes }) => ({
        file,
        path: '',
        expected: `a picture of at most ${formatSize(maxBytes)}`,
        actual: formatSize(bytes),
        fix: 'Export it again, at most 1280 pixels wide, with a quality of about 75. The result has 100 to 300 kB.',
      })),
};
