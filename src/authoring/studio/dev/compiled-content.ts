import type { EnvironmentModuleGraph, EnvironmentModuleNode, Plugin } from 'vite';

/** A folder of compiled content. */
export interface ServedContent {
  readonly folder: string;
  /** Compiles anew; returns the paths in the folder that changed. */
  refresh(): string[];
}

const source = /^(content|questionnaires)\//;

/**
 * Compiles after every save of an author, and takes what was made of the old files out of Vite's memory.
 * @param onChange gets the paths in the compiled folder of the files that changed
 */
export function createCompiledContentPlugin(
  root: string,
  content: ServedContent,
  onChange: (changed: readonly string[]) => void,
): Plugin {
  return {
    name: 'compiled-content',
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        if (this.environment.name !== 'client' || !isSource(root, file)) return;
        const changed = content.refresh();
        if (changed.length === 0) return;
        onChange(changed);
        const stale = findModules(this.environment.moduleGraph, content.folder, changed);
        return [...new Set([...modules, ...stale])];
      },
    },
  };
}

/** The modules that were made of files in the compiled folder, and those that import them. */
export function findModules(
  graph: EnvironmentModuleGraph,
  folder: string,
  changed: readonly string[],
): EnvironmentModuleNode[] {
  const from = folder.replaceAll('\\', '/');
  const files = changed.map((path) => `${from}/${path}`);
  const compiled = files.flatMap((file) => [...(graph.getModulesByFile(file) ?? [])]);
  // Who imports others of a folder may glob over it, and a file that nobody knows yet is one more in it.
  const others = files
    .filter((file) => !graph.fileToModulesMap.has(file))
    .flatMap((file) => findModulesInFolder(graph, file));
  return [...compiled, ...[...compiled, ...others].flatMap((module) => [...module.importers])];
}

function findModulesInFolder(graph: EnvironmentModuleGraph, file: string): EnvironmentModuleNode[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return [...graph.fileToModulesMap]
    .filter(([other]) => other.startsWith(folder) && !other.slice(folder.length).includes('/'))
    .flatMap(([, modules]) => [...modules]);
}

function isSource(root: string, file: string): boolean {
  const from = root.replaceAll('\\', '/');
  return file.startsWith(`${from}/`) && source.test(file.slice(from.length + 1));
}
