import type { MediaFile, MediaFiles } from '../../source/media-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const fileUnused: CheckRule<MediaFiles> = {
  id: 'media/file-unused',
  level: 'advice',
  description: 'Every file in content/media and content/pictures is used by a page.',
  examples: [
    { bad: { 'content/media/old.jpg': '20 kB' }, good: {} },
    { bad: { 'content/pictures/old.jpg': '200 kB' }, good: {} },
  ],
  check: ({ videos, pictureTags, drawingNames, media, textPictures }) => {
    const films = new Set(videos.flatMap(({ requiredFiles }) => requiredFiles.map(({ name }) => name)));
    const pictures = new Set([...pictureTags.map(({ name }) => name), ...drawingNames]);
    // Captions in another language belong to the English ones.
    const findUnusedFile = (files: readonly MediaFile[], used: ReadonlySet<string>, tag: string) =>
      files
        .filter(({ name }) => !used.has(name.replace(/\.[a-z]{2,3}\.vtt$/, '.vtt')))
        .map(({ file }) => ({
          file,
          path: '',
          expected: `a ${tag} that uses it`,
          actual: 'none',
          fix: 'Delete the file if it is no longer needed: everything in this folder is published.',
        }));
    return [
      ...findUnusedFile(media, films, '<Video>'),
      ...findUnusedFile(textPictures, pictures, '<Picture> or an exercise'),
    ];
  },
};
