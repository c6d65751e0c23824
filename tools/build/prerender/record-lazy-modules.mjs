import { relative } from 'node:path';
import { root } from '../../prepare.mjs';

const dynamicImport = /\bimport\(\s*(["'`])([.#][^"'`]+)\1\s*\)/g;

/**
 * A Vite plugin for the prerender build: each dynamic import adds the source path of its module to the set
 * `globalThis.lazyModules`, so that a page can preload the files of the modules that it renders.
 */
export function createLazyModulesPlugin() {
  return {
    name: 'record-lazy-modules',
    enforce: 'post',
    async transform(code, id) {
      const file = id.split('?')[0];
      if (!file.startsWith(`${root}/src/`) || !code.includes('import(')) return null;
      const modules = new Map();
      for (const [, , specifier] of code.matchAll(dynamicImport)) {
        const module = await this.resolve(specifier, file);
        // The styles of a module that is not recorded would load after the first paint.
        if (!module)
          throw new Error(
            `${relative(root, file)}: import("${specifier}") does not resolve. Correct the path.`,
          );
        modules.set(specifier, relative(root, module.id.split('?')[0]));
      }
      return code.replace(
        dynamicImport,
        (call, _quote, specifier) =>
          `(globalThis.lazyModules?.add(${JSON.stringify(modules.get(specifier))}), ${call})`,
      );
    },
  };
}
