import type { OfferedLanguage } from '#domain/instrument/translation.ts';
import { readCommittedFile } from '../source/read-committed.ts';
import { files, readContentFiles } from '../source/content-json-files.ts';
import { readCompiled } from './compiled-folder.ts';
import { type CompiledPart, unchanged } from './compiled-part.ts';

/** Parts of large files that only a few screens need. Each is compiled to its own file. */
const separateParts = [
  { of: 'help', key: 'unsafeTies', path: 'help-unsafe-ties.json' },
  { of: 'home', key: 'example', path: 'site/example.json' },
  { of: 'settings', key: 'grievance', path: 'grievance.json' },
  { of: 'settings', key: 'webInformationManager', path: 'web-information-manager.json' },
] as const;

type Values = Readonly<Record<string, unknown>>;

/**
 * Compiles the JSON files of `content` that screens read unchanged, and writes the parts in `separateParts` as separate files.
 * A broken file falls back to its last compiled form, then to the committed one.
 * @param languages the languages that people can choose
 */
export function compileJsonFiles(root: string, languages: readonly OfferedLanguage[]): CompiledPart {
  const { chain: _, ...read } = readContentFiles(root);
  const names = Object.keys(read) as JsonName[];
  const outputs = names.flatMap((name) => {
    const value = read[name].value ?? readFallback(root, files[name], getOutputPath(name));
    return createJsonOutputs(name, value, languages);
  });
  return { outputs: new Map(outputs), findings: names.flatMap((name) => read[name].findings) };
}

/** The names of the files that are compiled here. */
export type JsonName = Exclude<keyof typeof files, 'chain'>;

/** Returns the outputs of a file with their paths: the file, then its separate parts. */
export function createJsonOutputs(
  name: JsonName,
  value: unknown,
  languages: readonly OfferedLanguage[],
): [path: string, value: unknown][] {
  const whole = name === 'settings' && isRecord(value) ? { ...value, languages } : value;
  const parts = separateParts
    .filter((part) => part.of === name)
    .map(({ key, path }): [string, unknown] => [
      path,
      isRecord(value) ? omitDialled(value[key] ?? null) : value,
    ]);
  return [[getOutputPath(name), toClientSettings(whole)], ...parts];
}

const getOutputPath = (name: JsonName) => files[name].replace('content/', '');

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

/** Omits separate parts, `dialled` (used by the check only) and `processors` (used by the server only). */
function toClientSettings(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const omittedKeys = new Set<string>(['dialled', 'processors', ...separateParts.map(({ key }) => key)]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !omittedKeys.has(key)));
}

/** Omits who dialled a help line: the name is for the check only. */
function omitDialled(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one) => {
    if (!isRecord(one)) return one;
    const { dialled: _, ...line } = one;
    return line;
  });
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
