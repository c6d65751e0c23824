export { mediaFileMissing } from './file-missing.ts';
export { fileUnused } from './file-unused.ts';
export { filmLarge } from './film-large.ts';
export { filmUnreadable } from './film-unreadable.ts';
export { hostUnlisted } from './host-unlisted.ts';
export { oneFilm } from './one-film.ts';
export { pictureLarge } from './picture-large.ts';
export { thumbnailMissing } from './thumbnail-missing.ts';
