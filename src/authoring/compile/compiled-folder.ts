import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the compiled content. The folder is a cache and may be deleted. */
export const getCompiledFolder = (root: string): string => join(root, 'node_modules/.cache/content');

/** Paths in the compiled folder. `{name}` is the file of a questionnaire, `{id}` its id. */
export const compiledFiles = {
  /** The reading order with title, summary and minutes of every page. */
  library: 'library.json',
  /** The search index (`SearchPage[]`). */
  search: 'search.json',
  /** The titles of the pages of `content/site` (`PageTitle[]`). */
  sitePages: 'site-pages.json',
  /** The list of exercises (`ExerciseCard[]`). */
  exercises: 'exercises.json',
  /** Duration in seconds by file name. */
  films: 'films.json',
  /** `voice/{language}.json`: the recordings, hash of the text and hash of the file. */
  voice: 'voice',
  /** The troubles and steps of `content/plan`, for the client and the server. */
  plan: 'plan.json',
  /** The names of the troubles, for lists without steps (`NamedTrouble[]`). */
  troubles: 'troubles.json',
  /** `messages/{language}/{catalogue}.json`: compiled texts by id. */
  messages: 'messages',
  /** The fields of every instrument for lists and links, in order of position. */
  cards: 'cards.json',
  /** Questionnaires whose compiled form differs from their file. */
  stale: 'stale.json',
  /** `server/{name}.json`: the whole instrument with its worked examples and the hash of its source. */
  server: 'server',
  /** `instruments/{id}.json`: for results, without worked examples and item texts. */
  instruments: 'instruments',
  /**
   * `translations/{language}/…`: the outputs above in other languages, with English structure and translated texts, and
   * `index.json` (`TranslationIndex`).
   */
  translations: 'translations',
  /** `translations/{language}/published/{id}@{version}.json`: earlier versions with the words of the current translation. */
  published: 'published',
  /** `questions/{id}.json`: for the assessment, without norms and level texts, which are loaded with the feedback. */
  questions: 'questions',
} as const;

/** Reads a file of the compiled folder. Returns undefined if it is missing or not JSON. */
export function readCompiled<T>(root: string, path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(getCompiledFolder(root), path), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Lists the file names of a subfolder of the compiled folder, sorted. */
export function listCompiledNames(root: string, folder: string): string[] {
  const path = join(getCompiledFolder(root), folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}
