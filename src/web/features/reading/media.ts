import films from '#compiled/films.json';

const folder = '../../../../content/media/';

/** The addresses of the files in `content/media`, by their path. */
const files = import.meta.glob<string>('../../../../content/media/*.{mp4,vtt,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a file in `content/media`, for example 'calm-water.mp4'; undefined when it is not there. */
export function mediaAddress(name: string): string | undefined {
  return files[`${folder}${name}`];
}

/** How many seconds a film of `content/media` lasts; undefined when the file is not there or does not say. */
export function filmSeconds(name: string): number | undefined {
  return films[name];
}
