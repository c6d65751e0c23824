import { hasOneVideoSource, type MediaFiles } from '../../source/media-files.ts';
import { findNearestName } from '../../source/wording/nearest.ts';
import type { CheckRule } from '../../finding/rule.ts';

const video = '<Video file="calm" title="Calm">\n\nWaves.\n\n</Video>';
const captions = 'WEBVTT\n\n00:02.000 --> 01:58.000\nWaves.';

export const mediaFileMissing: CheckRule<MediaFiles> = {
  id: 'media/file-missing',
  level: 'error',
  description: 'The file of a film, its captions and its poster image are in content/media.',
  examples: [
    {
      bad: {
        'content/reading/quiet/quiet1.mdx': video,
        'content/media/calm.mp4': '2:00',
        'content/media/calm.vtt': captions,
      },
      good: {
        'content/reading/quiet/quiet1.mdx': video,
        'content/media/calm.mp4': '2:00',
        'content/media/calm.vtt': captions,
        'content/media/calm.jpg': '20 kB',
      },
    },
  ],
  check: ({ videos, media }) => {
    const names = media.map(({ name }) => name);
    return videos.filter(hasOneVideoSource).flatMap(({ file, line, requiredFiles }) =>
      requiredFiles
        .filter(({ name }) => !names.includes(name))
        .map(({ name, what }) => {
          const ending = name.split('.').at(-1);
          const near = findNearestName(
            name,
            names.filter((one) => one.split('.').at(-1) === ending),
          );
          return {
            file,
            line,
            path: '<Video>',
            expected: `content/media/${name}, ${what}`,
            actual: 'no such file',
            fix: near
              ? `Add it, or write the name of ${near} without its extension.`
              : 'Add the file, or correct the name.',
          };
        }),
    );
  },
};
