/** `npm run restore -- FILE`: see docs/operations/backup.md. */
import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore.ts';
import { parseConfig } from '../config/config.ts';
import { runCommand } from '../config/run-command.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { parseNewDataKey } from './data-key/change-command.ts';

const help: CommandHelp = {
  name: 'restore',
  usage: 'FILE',
  summary:
    'Restores a backup. Needs the settings of a server without data: an empty DATA_DIR, or the DATABASE_URL of a new ' +
    'database. DATA_KEY is the key of the backup; if it was changed since, NEW_DATA_KEY is the newest key.',
  example: '/backups/2026-11-27.backup',
};

await runCommand(help, async () => {
  process.umask(0o077);
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) {
    throw createUsageError(help);
  }
  return restoreBackup(
    parseConfig(process.env),
    resolve(file),
    parseNewDataKey(process.env.NEW_DATA_KEY) ?? undefined,
  );
});
