import films from '#compiled/films.json';

const folder = '../../../../content/media/';

/** URLs of the files in `content/media`, by path. */
const files = import.meta.glob<string>('../../../../content/media/*.{mp4,vtt,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the URL of a file in `content/media`, such as 'calm-water.mp4'; undefined if it is missing. */
export function getMediaUrl(name: string): string | undefined {
  return files[`${folder}${name}`];
}

/** Returns the duration of a video in `content/media` in seconds; undefined if unknown. */
export function getVideoSeconds(name: string): number | undefined {
  return films[name];
}
