/** The names of all files below `content` and `questionnaires`, for rules on the folder of a file. */
export interface FolderFiles {
  readonly file: string;
  /** Relative to the repository, sorted. */
  readonly names: readonly string[];
  readonly text: (file: string) => string;
}

const pageFolders = [
  /^content\/reading\/[^/]+\/[^/]+$/,
  /^content\/site\/[^/]+$/,
  /^content\/exercises\/[^/]+$/,
] as const;

/** Returns the name of a file without its folders. */
export function getBaseName(file: string): string {
  return file.split('/').at(-1) ?? file;
}

/**
 * Returns where a page belongs, by the keys of its head: only exercises have "troubles", only site pages "route".
 * A reading page belongs to any chapter; the first one is an example.
 * @returns undefined if the page is in a folder of its kind
 */
export function findPageFolder(file: string, { names, text }: FolderFiles): string | undefined {
  const head = /^---\r?\n([\s\S]*?)\n---/.exec(text(file))?.[1] ?? '';
  const [, site, exercises] = pageFolders;
  if (/^troubles:/m.test(head)) return exercises.test(file) ? undefined : 'content/exercises/';
  if (/^route:/m.test(head) && /^updated:/m.test(head) && !site.test(file)) return 'content/site/';
  if (pageFolders.some((folder) => folder.test(file))) return undefined;
  const chapter = names.find((name) => pageFolders[0].test(name));
  return chapter === undefined ? undefined : chapter.slice(0, chapter.lastIndexOf('/') + 1);
}

/** Returns true for JSON with items and scores. */
export function isQuestionnaireText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'items' in value && 'scores' in value;
  } catch {
    return false;
  }
}
