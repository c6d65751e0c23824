import type { MediaFiles } from '../../source/media-files.ts';
import { findNearestName } from '../../source/wording/nearest.ts';
import type { CheckRule } from '../../finding/rule.ts';

const lake = '<Picture file="lake.jpg" alt="A lake between low hills, in the first light." />';

export const pictureFile: CheckRule<MediaFiles> = {
  id: 'media/picture-file',
  level: 'error',
  description: 'A <Picture> has its file in content/pictures: JPEG, PNG or WebP.',
  examples: [
    {
      bad: { 'content/reading/quiet/quiet1.mdx': lake },
      good: { 'content/reading/quiet/quiet1.mdx': lake, 'content/pictures/lake.jpg': '200 kB' },
    },
    {
      bad: {
        'content/reading/quiet/quiet1.mdx': lake.replace('.jpg', '.tiff'),
        'content/pictures/lake.tiff': '200 kB',
      },
      good: {
        'content/reading/quiet/quiet1.mdx': lake,
        'content/pictures/lake.jpg': '200 kB',
        'content/pictures/lake.tiff': '',
      },
    },
  ],
  check: ({ pictureTags, textPictures }) => {
    const names = textPictures.map(({ name }) => name);
    return pictureTags.flatMap(({ file, line, name }) => {
      const position = { file, line, path: '<Picture>' };
      if (!/\.(jpe?g|png|webp)$/.test(name))
        return [
          {
            ...position,
            expected: 'a file that ends with .jpg, .png or .webp',
            actual: `"${name}"`,
            fix: 'Export the picture as JPEG, and write the whole name of its file.',
          },
        ];
      if (names.includes(name)) return [];
      const near = findNearestName(name, names);
      return [
        {
          ...position,
          expected: `content/pictures/${name}`,
          actual: 'no such file',
          fix: near ? `Add it, or write ${near}.` : 'Add the file, or correct the name.',
        },
      ];
    });
  },
};
