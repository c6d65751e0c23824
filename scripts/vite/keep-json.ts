import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readJsonFile } from '../../src/server/content/json-file.ts';
import { committed } from './committed.ts';

const contentFile = /\/content\/(?:site\/)?[^/?]+(?<!\.schema)\.json$/;

/**
 * Serves a JSON file of `content` that is deleted, does not parse or does not fit its schema in its last good form:
 * the one before, or, when there was none since the server started, the one in version control.
 */
export function keepJson(): Plugin {
  const good = new Map<string, string>();
  let root = '';
  return {
    name: 'keep-json',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    /** Vite itself finds every file but a deleted one. */
    resolveId(source, importer) {
      if (!contentFile.test(source)) return null;
      const path = source.startsWith('.') ? resolve(dirname(importer ?? root), source) : join(root, source);
      const id = path.replaceAll('\\', '/');
      return !existsSync(id) && (good.has(id) || committed(root, relative(root, id))) ? id : null;
    },
    load(id) {
      if (!contentFile.test(id)) return null;
      const file = relative(root, id);
      const text = goodText(root, file);
      if (text !== undefined) good.set(id, text);
      return good.get(id) ?? committed(root, file) ?? null;
    },
  };
}

/** The text of a file that parses and fits the schema beside it, where there is one. */
function goodText(root: string, file: string): string | undefined {
  const schema = file.replace(/json$/, 'schema.json');
  try {
    if (existsSync(join(root, schema))) {
      const { value, text } = readJsonFile(root, file, schema);
      return value === undefined ? undefined : text;
    }
    const text = readFileSync(join(root, file), 'utf8');
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}
