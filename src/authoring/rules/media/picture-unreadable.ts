import type { MediaFiles } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

const lake = '<Picture file="lake.jpg" alt="A lake between low hills, in the first light." />';

export const pictureUnreadable: CheckRule<MediaFiles> = {
  id: 'media/picture-unreadable',
  level: 'error',
  description: 'The content of a picture file is JPEG, PNG or WebP, not only its name.',
  examples: [
    {
      bad: { 'content/reading/quiet/quiet1.mdx': lake, 'content/pictures/lake.jpg': 'no picture' },
      good: { 'content/reading/quiet/quiet1.mdx': lake, 'content/pictures/lake.jpg': '400 kB' },
    },
  ],
  check: ({ media, textPictures }) =>
    [...media, ...textPictures]
      .filter(({ isPicture }) => isPicture === false)
      .map(({ file }) => ({
        file,
        path: '',
        expected: 'a picture as JPEG, PNG or WebP',
        actual: 'a file in another format',
        fix: 'Export the picture again as JPEG.',
      })),
};
