import { join } from 'node:path';
import { readFilmLength } from '../source/film-length.ts';
import { filesIn } from '../source/sources.ts';
import { compiledFiles } from './compiled-folder.ts';
import type { CompiledPart } from './compiled-part.ts';

/**
 * How many seconds each film of `content/media` lasts, which its button says before anything of it loads. A film that
 * cannot be read has no length here; the check reports it.
 */
export function compileFilms(root: string): CompiledPart {
  const folder = join(root, 'content/media');
  const films = filesIn(folder).filter((name) => name.endsWith('.mp4'));
  const lengths = films.flatMap((name) => {
    // A film that is written as it goes says 0: nobody knows yet.
    const seconds = Math.round(readFilmLength(join(folder, name)) ?? 0);
    return seconds > 0 ? [[name, seconds] as const] : [];
  });
  return { outputs: new Map([[compiledFiles.films, Object.fromEntries(lengths)]]), findings: [] };
}
