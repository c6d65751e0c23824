import type { EnvironmentModuleGraph, EnvironmentModuleNode, Plugin } from 'vite';

/** A folder of compiled content. */
export interface ServedContent {
  readonly folder: string;
  /** Compiles again and returns the paths in the folder that changed. */
  refresh(): string[];
}

const source = /^(content|questionnaires)\//;

/**
 * Compiles when an author saves a file, and invalidates the modules of the changed files.
 * @param onChange receives the paths in the compiled folder that changed
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

/** Returns the modules of compiled files, and the modules that import them. */
export function findModules(
  graph: EnvironmentModuleGraph,
  folder: string,
  changed: readonly string[],
): EnvironmentModuleNode[] {
  const from = folder.replaceAll('\\', '/');
  const files = changed.map((path) => `${from}/${path}`);
  const compiled = files.flatMap((file) => [...(graph.getModulesByFile(file) ?? [])]);
  // A new file may match a glob import, so the importers of other files in its folder are included.
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
