/** `npm run backup -- --out FILE`: see docs/operations/backup.md. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from './backup/backup.ts';
import { parseConfig } from '../config/config.ts';
import { runCommand } from '../config/run-command.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';

const help: CommandHelp = {
  name: 'backup',
  usage: '--out FILE',
  summary:
    'Writes the database to one file, without the data key. Stop the server first if it uses the embedded database; PostgreSQL is ' +
    'backed up while it runs.',
  options: [['--out FILE', 'a file that does not exist yet']],
  example: '--out /backups/2026-11-27.backup',
};

await runCommand(help, async () => {
  process.umask(0o077);
  const { out } = readArguments();
  return writeBackup(parseConfig(process.env), resolve(out));
});

function readArguments(): { out: string } {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' } } });
    if (values.out) return { out: values.out };
  } catch (error) {
    throw createUsageError(help, error);
  }
  throw createUsageError(help);
}
