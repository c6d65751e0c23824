import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filmLength } from '../../src/server/content/film-length.ts';

const virtual = '\0film-length:';
const query = '.mp4?seconds';

/**
 * Serves `x.mp4?seconds` to the browser program: how long the film is, which its button says before anything of it
 * loads. A film that is gone or cannot be read has no length here; the check tells of it.
 */
export function filmLengths(): Plugin {
  return {
    name: 'film-length',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      // Not `.mp4` at the end, else Vite would take the module for a file to publish.
      return `${virtual}${resolve(dirname(importer ?? ''), source.slice(0, -'?seconds'.length))}.js`;
    },
    load(id) {
      if (!id.startsWith(virtual)) return null;
      return `export default ${secondsOf(id.slice(virtual.length, -'.js'.length))};`;
    },
    /** A film is in the folder that the server watches; `addWatchFile` would fail where it is gone. */
    hotUpdate({ file, modules }) {
      const length = this.environment.moduleGraph.getModuleById(`${virtual}${file}.js`);
      return length && [...modules, length];
    },
  };
}

function secondsOf(film: string): number | undefined {
  try {
    // A film that is written as it goes says 0: nobody knows yet.
    return Math.round(filmLength(film) ?? 0) || undefined;
  } catch {
    return undefined;
  }
}
