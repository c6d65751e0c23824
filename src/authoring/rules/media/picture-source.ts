import { type MediaFiles, formatSize } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** In bytes. The build resizes pictures, so a larger source only enlarges the repository. */
const maxBytes = 5_000_000;

const lake = '<Picture file="lake.jpg" alt="A lake between low hills, in the first light." />';

export const pictureSource: CheckRule<MediaFiles> = {
  id: 'media/picture-source',
  level: 'error',
  description: `A picture in content/pictures has at most ${formatSize(maxBytes)} before the build resizes it.`,
  examples: [
    {
      bad: { 'content/reading/quiet/quiet1.mdx': lake, 'content/pictures/lake.jpg': '20 MB' },
      good: { 'content/reading/quiet/quiet1.mdx': lake, 'content/pictures/lake.jpg': '4 MB' },
    },
  ],
  check: ({ textPictures }) =>
    textPictures
      .filter(({ bytes }) => bytes > maxBytes)
      .map(({ file, bytes }) => ({
        file,
        path: '',
        expected: `a picture of at most ${formatSize(maxBytes)}`,
        actual: formatSize(bytes),
        fix: 'Export it again as JPEG, at most 2000 pixels wide.',
      })),
};
