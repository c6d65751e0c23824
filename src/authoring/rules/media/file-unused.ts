import type { MediaFiles } from '../../source/media-files.ts';
import type { Rule } from '../rule.ts';

export const fileUnused: Rule<MediaFiles> = {
  id: 'media/file-unused',
  level: 'advice',
  says: 'Every file in content/media is shown by a page: all that lies there is published.',
  examples: [{ bad: { 'content/media/old.jpg': '20 kB' }, good: {} }],
  check: ({ videos, media }) => {
    const used = new Set(videos.flatMap(({ needs }) => needs.map(({ name }) => name)));
    return media
      .filter(({ name }) => !used.has(name))
      .map(({ file }) => ({
        file,
        path: '',
        expected: 'a <Video> that shows it',
        actual: 'none',
        fix: 'Delete the file if it is no longer needed: everything in this folder is published.',
      }));
  },
};
