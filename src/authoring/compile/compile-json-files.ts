import { readCommittedFile } from '../source/read-committed.ts';
import { files, readContentFiles } from '../source/content-json-files.ts';
import { readCompiled } from './compiled-folder.ts';
import { type CompiledPart, unchanged } from './compiled-part.ts';

/** Parts of large files that only a few screens need. Each is compiled to its own file. */
const separateParts = [
  { of: 'help', key: 'unsafeTies', path: 'help-unsafe-ties.json' },
  { of: 'home', key: 'example', path: 'site/example.json' },
  { of: 'settings', key: 'grievance', path: 'grievance.json' },
] as const;

type Values = Readonly<Record<string, unknown>>;

/**
 * Compiles the JSON files of `content` that screens read unchanged, and writes the parts in `separateParts` as separate files.
 * A broken file falls back to its last compiled form, then to the committed one.
 */
export function compileJsonFiles(root: string): CompiledPart {
  const { chain: _, ...read } = readContentFiles(root);
  const names = Object.keys(read) as (keyof typeof read)[];
  const wholes = names.map((name) => {
    const path = files[name].replace('content/', '');
    return [path, toClientSettings(read[name].value ?? readFallback(root, files[name], path))] as const;
  });
  const parts = separateParts.map(({ of, key, path }) => {
    const value = (read[of].value ?? readFallback(root, files[of], path)) as Values | typeof unchanged;
    return [path, value === unchanged ? value : (value[key] ?? null)] as const;
  });
  return { outputs: new Map([...wholes, ...parts]), findings: names.flatMap((name) => read[name].findings) };
}

/** Omits separate parts, `mark` (used by the check only) and `processors` (used by the server only). */
function toClientSettings(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const omittedKeys = new Set<string>(['mark', 'processors', ...separateParts.map(({ key }) => key)]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !omittedKeys.has(key)));
}

function readFallback(root: string, file: string, path: string): unknown {
  if (readCompiled(root, path) !== undefined) return unchanged;
  return readCommittedJson(root, file) ?? unchanged;
}

/** Reads a JSON file as committed. Returns undefined if it does not exist or does not parse. */
export function readCommittedJson<T>(root: string, file: string): T | undefined {
  try {
    return JSON.parse(readCommittedFile(root, file) ?? '') as T;
  } catch {
    return undefined;
  }
}
