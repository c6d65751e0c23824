/** `npm run backup -- --out DIR`: see docs/operations/backup.md. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from './backup/backup.ts';
import { createBackupName, deleteOldBackups, type Retention } from './backup/retention.ts';
import { parseConfig } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';
import { runCommand } from '../config/run-command.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';

const defaultWeeks = 5;

const help: CommandHelp = {
  name: 'backup',
  usage: '--out DIR|FILE [--verify] [--keep DAYS [--keep-weeks WEEKS]]',
  summary:
    'Writes the database to one file, without the data key. Stop the server first if it uses the embedded database; PostgreSQL is ' +
    'backed up while it runs.',
  options: [
    [
      '--out DIR|FILE',
      'an existing folder, where the file gets its time as name, or a file that does not exist yet',
    ],
    ['--verify', 'restores the file into a scratch database, and compares rows and data key'],
    [
      '--keep DAYS',
      'deletes backups of the folder that are older; never the newest one nor the last verified one',
    ],
    ['--keep-weeks WEEKS', `with --keep: still keeps one backup of each week (default ${defaultWeeks})`],
  ],
  example: '--out /srv/backups --verify --keep 14',
};

await runCommand(help, async () => {
  process.umask(0o077);
  const { out, isVerified, retention } = readArguments();
  const isFolder = existsSync(out) && statSync(out).isDirectory();
  if (retention && !isFolder)
    throw new OperatorError(`--keep needs a folder: create ${out}, or leave --keep out.`);
  const now = new Date();
  const file = isFolder ? join(out, createBackupName(now)) : out;
  const written = await writeBackup(parseConfig(process.env), file, { isVerified });
  const deleted = retention ? deleteOldBackups(out, retention, now) : [];
  return deleted.length === 0 ? written : `${written}\nDeleted: ${deleted.join(', ')}.`;
});

function readArguments(): { out: string; isVerified: boolean; retention: Retention | null } {
  try {
    const { values } = parseArgs({
      options: {
        out: { type: 'string' },
        verify: { type: 'boolean', default: false },
        keep: { type: 'string' },
        'keep-weeks': { type: 'string', default: String(defaultWeeks) },
      },
    });
    const retention = values.keep ? { days: Number(values.keep), weeks: Number(values['keep-weeks']) } : null;
    const isValid = retention === null || (retention.days >= 1 && retention.weeks >= 0);
    if (values.out && isValid) return { out: resolve(values.out), isVerified: values.verify, retention };
  } catch (error) {
    throw createUsageError(help, error);
  }
  throw createUsageError(help);
}
