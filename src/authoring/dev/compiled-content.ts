import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileWhatIsGood } from '../compile/compile.ts';
import { compiledFolder } from '../compile/compiled-folder.ts';

const source = /^(content|questionnaires)\//;

/**
 * Compiles after every save of an author, and takes what was made of the old files out of Vite's memory.
 * @param onChange gets the paths in the compiled folder of the files that changed
 */
export function compiledContent(root: string, onChange: (changed: readonly string[]) => void): Plugin {
  const folder = compiledFolder(root).replaceAll('\\', '/');
  return {
    name: 'compiled-content',
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (this.environment.name !== 'client' || !isSource(root, file)) return;
        const changed = compileWhatIsGood(root);
        if (changed.length === 0) return;
        onChange(changed);
        const graph = this.environment.moduleGraph;
        const compiled = changed.flatMap((path) => [...(graph.getModulesByFile(join(folder, path)) ?? [])]);
        // Who imports the list of instruments also globs over them: what was globbed may be another set now.
        const importers = compiled.flatMap((module) => [...module.importers]);
        return [...new Set([...modules, ...compiled, ...importers])];
      },
    },
  };
}

function isSource(root: string, file: string): boolean {
  const from = root.replaceAll('\\', '/');
  return file.startsWith(`${from}/`) && source.test(file.slice(from.length + 1));
}
