import { join } from 'node:path';
import { readVideoDuration } from '../source/video-duration.ts';
import { filesIn } from '../source/sources.ts';
import { compiledFiles } from './compiled-folder.ts';
import type { CompiledPart } from './compiled-part.ts';

/**
 * Compiles the duration in seconds of each film of `content/media`, which its button displays before the film loads.
 * Omits films that cannot be read; the check reports them.
 */
export function compileVideoDurations(root: string): CompiledPart {
  const folder = join(root, 'content/media');
  const films = filesIn(folder).filter((name) => name.endsWith('.mp4'));
  const lengths = films.flatMap((name) => {
    // A fragmented MP4 file may state a duration of 0.
    const seconds = Math.round(readVideoDuration(join(folder, name)) ?? 0);
    return seconds > 0 ? [[name, seconds] as const] : [];
  });
  return { outputs: new Map([[compiledFiles.films, Object.fromEntries(lengths)]]), findings: [] };
}
