/** `npm run restore -- FILE`: docs/operations/runbook.md says when. */
import { resolve } from 'node:path';
import { restore } from './backup/restore.ts';
import { parseConfig } from '../config/config.ts';
import { runCommand } from '../config/run-command.ts';
import { OperatorError } from '../config/operator-error.ts';
import { readNextKey } from './data-key/change-command.ts';

await runCommand(async () => {
  process.umask(0o077);
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new OperatorError(
      'Write npm run restore -- FILE, with the settings of a server that has no data yet: an empty DATA_DIR, or the ' +
        'DATABASE_URL of a new database. DATA_KEY is that of the backup; where it was changed since, NEW_DATA_KEY is the last one.',
    );
  }
  return restore(parseConfig(process.env), resolve(file), readNextKey(process.env.NEW_DATA_KEY) ?? undefined);
});
