import { relative } from 'node:path';
import { root } from '../../prepare.mjs';

const dynamicImport = /\bimport\(\s*(["'`])([.#][^"'`]+)\1\s*\)/g;

/**
 * For the build that runs in Node: whenever the program imports a lazy part, its source path is added to the
 * set `globalThis.lazyParts`, so that a page can name the files of its parts beforehand.
 */
export function createLazyModulesPlugin() {
  return {
    name: 'record-lazy-parts',
    enforce: 'post',
    async transform(code, id) {
      const file = id.split('?')[0];
      if (!file.startsWith(`${root}/src/`) || !code.includes('import(')) return null;
      const parts = new Map();
      for (const [, , specifier] of code.matchAll(dynamicImport)) {
        const part = await this.resolve(specifier, file);
        // A part that is not recorded would load late, and its styles after the first paint: no build may lose one.
        if (!part) throw new Error(`${relative(root, file)} imports ${specifier}, which leads nowhere.`);
        parts.set(specifier, relative(root, part.id.split('?')[0]));
      }
      return code.replace(
        dynamicImport,
        (call, _quote, specifier) =>
          `(globalThis.lazyParts?.add(${JSON.stringify(parts.get(specifier))}), ${call})`,
      );
    },
  };
}
