import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the compiled content of a repository is. It may be deleted at any time: the next start or build writes it again. */
export const getCompiledFolder = (root: string): string => join(root, 'node_modules/.cache/content');

/** Files of the compiled folder, by their paths inside it. `{name}` is a questionnaire's file, `{id}` its id. */
export const compiledFiles = {
  /** The reading order joined with title, summary and minutes of every page. */
  library: 'library.json',
  /** Seconds by the name of the film. */
  films: 'films.json',
  /** What lists and links need of every instrument, in order of position. */
  cards: 'cards.json',
  /** Questionnaires that are compiled in another form than their file has now. */
  held: 'held.json',
  /** `server/{name}.json`: the whole instrument with its worked examples and the hash of its source. */
  server: 'server',
  /** `instruments/{id}.json`: what results are read with: all but the worked examples and the words of the items. */
  instruments: 'instruments',
  /** `questions/{id}.json`: what is asked, without norms and level texts, which come with the feedback. */
  questions: 'questions',
} as const;

/** A file of the compiled folder; undefined where it is missing or holds no JSON. */
export function readCompiled<T>(root: string, path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(getCompiledFolder(root), path), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Names of the files in a folder of the compiled folder, sorted; none where the folder is missing. */
export function listCompiledNames(root: string, folder: string): string[] {
  const path = join(getCompiledFolder(root), folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}
