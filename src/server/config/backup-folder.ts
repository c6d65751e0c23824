import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the backup folder. */
export interface BackupFile {
  readonly path: string;
  readonly writtenAt: Date;
  /** When a restore of the file succeeded; null if none was tried. */
  readonly verifiedAt: Date | null;
}

/** Written next to a backup when its restore has succeeded. */
const mark = '.verified';

export const getVerifiedMarkPath = (file: string): string => `${file}${mark}`;

/**
 * The backups in a folder, newest first.
 * @throws the error of the file system if the folder cannot be read
 */
export function listBackups(folder: string): BackupFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(unfinished|verified)$/.test(entry.name))
    .map(({ name }) => readBackupFile(join(folder, name)))
    .sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
}

function readBackupFile(path: string): BackupFile {
  const mark = getVerifiedMarkPath(path);
  return {
    path,
    writtenAt: statSync(path).mtime,
    verifiedAt: existsSync(mark) ? statSync(mark).mtime : null,
  };
}
