/** `npm run restore -- FILE`: see docs/operations/backup.md. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore.ts';
import { drillRestore } from './backup/verify.ts';
import { parseConfig } from '../config/config.ts';
import { runCommand } from '../config/run-command.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { parseNewDataKey } from './data-key/change-command.ts';

const help: CommandHelp = {
  name: 'restore',
  usage: 'FILE [--drill]',
  summary:
    'Restores a backup. Needs the settings of a server without data: an empty DATA_DIR, or the DATABASE_URL of a new ' +
    'database. DATA_KEY is the key of the backup; if it was changed since, NEW_DATA_KEY is the newest key.',
  options: [
    ['--drill', 'restores into a scratch database, with the settings of the running server, and removes it'],
  ],
  example: '/backups/2026-11-27.backup',
};

await runCommand(help, async () => {
  process.umask(0o077);
  const { file, isDrill } = readArguments();
  const restore = isDrill ? drillRestore : restoreBackup;
  return restore(
    parseConfig(process.env),
    resolve(file),
    parseNewDataKey(process.env.NEW_DATA_KEY) ?? undefined,
  );
});

function readArguments(): { file: string; isDrill: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { drill: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file, isDrill: values.drill };
  } catch (error) {
    throw createUsageError(help, error);
  }
  throw createUsageError(help);
}
