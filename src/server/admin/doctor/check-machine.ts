import { statfsSync } from 'node:fs';
import { dayMs } from '#domain/dates/day-length.ts';
import { pluralize } from '../../app/pluralize.ts';
import { hour } from '../../app/time.ts';
import { listBackups } from '../../config/backup-folder.ts';
import type { Config } from '../../config/config.ts';
import { describeError } from '../../config/run-command.ts';
import { createFindings, type CheckResult } from './check-result.ts';

const disk = createFindings('disk');
const backup = createFindings('backup');

const megabyte = 1024 * 1024;
/** The embedded database stops below 32 MB. */
const fullBytes = 64 * megabyte;
const lowBytes = 1024 * megabyte;
const lowShare = 0.1;
/** One backup a day, with time for a slow one. */
const oldBackupHours = 26;
const oldVerifiedDays = 8;

/** Checks the free space of DATA_DIR. */
export function checkDisk({ dataDir }: Config): CheckResult {
  try {
    const { bavail, blocks, bsize } = statfsSync(dataDir);
    const free = bavail * bsize;
    const text = `${Math.round(free / megabyte)} MB free on the disk of DATA_DIR (${Math.round((100 * bavail) / blocks)} %).`;
    if (free < fullBytes) return disk.fault(`${text} Free disk space: answers cannot be stored.`);
    return free < lowBytes || bavail / blocks < lowShare
      ? disk.warning(`${text} Free disk space, or move DATA_DIR to a larger disk.`)
      : disk.ok(text);
  } catch (error) {
    return disk.fault(`DATA_DIR: ${describeError(error) ?? String(error)}`);
  }
}

/** Checks the age of the newest file in BACKUP_DIR. */
export function checkBackup({ backupDir }: Config, now = Date.now()): CheckResult {
  if (backupDir === null)
    return backup.warning(
      'BACKUP_DIR is not set, so the age of the newest backup is unknown. Write the folder that npm run backup writes to.',
    );
  try {
    const backups = listBackups(backupDir);
    const [newest] = backups;
    if (!newest)
      return backup.fault(
        `BACKUP_DIR: ${backupDir} holds no backup. Run npm run backup, every day by a timer.`,
      );
    const hours = Math.floor((now - newest.writtenAt.getTime()) / hour);
    const text = `The newest file in ${backupDir} is ${pluralize(hours, 'hour')} old.`;
    if (hours > oldBackupHours)
      return backup.fault(`${text} Check the timer that runs npm run backup, and the disk of BACKUP_DIR.`);
    const verified = backups.find(({ verifiedAt }) => verifiedAt !== null);
    if (!verified) return backup.warning(`${text} No backup was verified. Add --verify to npm run backup.`);
    return now - verified.writtenAt.getTime() > oldVerifiedDays * dayMs
      ? backup.warning(
          `${text} The last verified one is older than ${oldVerifiedDays} days. Read the log of npm run backup -- --verify.`,
        )
      : backup.ok(`${text} A restore of it, or of one of the last ${oldVerifiedDays} days, was verified.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return backup.fault(
      `BACKUP_DIR: ${backupDir} cannot be read (${code}). Create it, or give this user access.`,
    );
  }
}
