import { dirname, relative, resolve } from 'node:path';
import { root } from '../prepare.mjs';

/**
 * For the build that runs in Node: whenever the program imports a lazy part, its source path is added to the
 * set `globalThis.lazyParts`, so that a page can name the files of its parts beforehand.
 */
export function recordLazyParts() {
  return {
    name: 'record-lazy-parts',
    enforce: 'post',
    transform(code, id) {
      const file = id.split('?')[0];
      if (!file.startsWith(`${root}/src/`) || !code.includes('import(')) return null;
      return code.replace(/\bimport\(\s*(["'`])(\.[^"'`]+)\1\s*\)/g, (call, _quote, specifier) => {
        const part = relative(root, resolve(dirname(file), specifier));
        return `(globalThis.lazyParts?.add(${JSON.stringify(part)}), ${call})`;
      });
    },
  };
}
