import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readVideoDuration } from './video-duration.ts';
import { isHidden } from './hidden-file.ts';
import { isPictureFile } from './picture-form.ts';

/** Reads files below `content`. Paths are relative to the repository, with forward slashes. */
export interface ContentFiles {
  /** All files of `content`, sorted. */
  readonly names: readonly string[];
  /** All files directly in `questionnaires`, sorted. */
  readonly questionnaires: readonly string[];
  /** All files below `questionnaires`, sorted. */
  readonly allQuestionnaires: readonly string[];
  readonly has: (file: string) => boolean;
  /**
   * Reads a file as UTF-8.
   * @throws Error if the file does not exist
   */
  readonly text: (file: string) => string;
  readonly bytes: (file: string) => number;
  /** Duration of an MP4 film in seconds; undefined without a film header. */
  readonly seconds: (file: string) => number | undefined;
  /** Returns true if the content of a file is that of a picture. */
  readonly isPicture: (file: string) => boolean;
}

/**
 * Creates a reader for the content files of a repository.
 * @param root folder of the repository
 */
export function readContentFolder(root: string): ContentFiles {
  let names: readonly string[] | undefined;
  return {
    get names() {
      names ??= listFiles(join(root, 'content')).map((name) => `content/${name}`);
      return names;
    },
    get questionnaires() {
      return listFiles(join(root, 'questionnaires'))
        .filter((name) => !name.includes('/'))
        .map((name) => `questionnaires/${name}`);
    },
    get allQuestionnaires() {
      return listFiles(join(root, 'questionnaires')).map((name) => `questionnaires/${name}`);
    },
    has: (file) => existsSync(join(root, file)),
    text: (file) => readFileSync(join(root, file), 'utf8'),
    bytes: (file) => statSync(join(root, file)).size,
    seconds: (file) => readVideoDuration(join(root, file)),
    isPicture: (file) => isPictureFile(join(root, file)),
  };
}

/** Lists all files below a folder, sorted, with forward slashes. Empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isHidden(entry.name))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
