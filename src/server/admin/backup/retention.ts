import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { dayMs } from '#domain/dates/day-length.ts';
import { type BackupFile, getVerifiedMarkPath, listBackups } from '../../config/backup-folder.ts';

/** How long backups of a folder are retained. */
export interface Retention {
  /** All backups of so many days. */
  readonly days: number;
  /** Before that the newest one of each week, for so many weeks. */
  readonly weeks: number;
}

const namePattern = /^wellness-check-\d{8}T\d{6}Z\.backup$/;
const weekDays = 7;

/** The name of a backup in a folder, by its time: "wellness-check-20261129T021500Z.backup". */
export function createBackupName(now: Date): string {
  return `wellness-check-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;
}

/**
 * Deletes old backups of a folder. Keeps the newest backup, the newest verified one, and files with other names.
 * @returns the names of the deleted files
 */
export function deleteOldBackups(folder: string, retention: Retention, now: Date): string[] {
  const old = selectOldBackups(listBackups(folder), retention, now);
  for (const { path } of old) {
    rmSync(path);
    rmSync(getVerifiedMarkPath(path), { force: true });
  }
  return old.map(({ path }) => basename(path));
}

function selectOldBackups(
  backups: readonly BackupFile[],
  { days, weeks }: Retention,
  now: Date,
): readonly BackupFile[] {
  const lastVerified = backups.find(({ verifiedAt }) => verifiedAt !== null);
  const weeksWithBackup = new Set<number>();
  return backups.filter((backup, index) => {
    const age = (now.getTime() - backup.writtenAt.getTime()) / dayMs;
    const week = Math.floor(backup.writtenAt.getTime() / dayMs / weekDays);
    const isNewestOfWeek = !weeksWithBackup.has(week);
    weeksWithBackup.add(week);
    if (index === 0 || backup === lastVerified || !namePattern.test(basename(backup.path))) return false;
    return age >= days && !(isNewestOfWeek && age < weeks * weekDays);
  });
}
