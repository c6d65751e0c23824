import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readFilmLength } from './film-length.ts';
import { isHidden } from './hidden-file.ts';
import { isPictureFile } from './picture-form.ts';

/** The files below `content`, as the check reads them. Paths are relative to the repository, with forward slashes. */
export interface ContentFiles {
  /** Every file, sorted. */
  readonly names: readonly string[];
  readonly has: (file: string) => boolean;
  /** A file as UTF-8. Throws when there is none. */
  readonly text: (file: string) => string;
  readonly bytes: (file: string) => number;
  /** Length of an MP4 film; undefined when it has no film header. */
  readonly seconds: (file: string) => number | undefined;
  /** Whether a file is a picture by how it begins. */
  readonly isPicture: (file: string) => boolean;
}

/** The files of a repository. @param root its folder */
export function readContentFolder(root: string): ContentFiles {
  let names: readonly string[] | undefined;
  return {
    get names() {
      names ??= listFiles(join(root, 'content')).map((name) => `content/${name}`);
      return names;
    },
    has: (file) => existsSync(join(root, file)),
    text: (file) => readFileSync(join(root, file), 'utf8'),
    bytes: (file) => statSync(join(root, file)).size,
    seconds: (file) => readFilmLength(join(root, file)),
    isPicture: (file) => isPictureFile(join(root, file)),
  };
}

/** Names of all files below a folder, with forward slashes, sorted; none when there is no folder. */
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
