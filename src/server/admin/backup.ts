/** `npm run backup -- --out FILE`: docs/operations/runbook.md says when. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/backup.ts';
import { parseConfig } from '../config/config.ts';
import { runCommand } from '../config/run-command.ts';
import { OperatorError } from '../config/operator-error.ts';

const usage =
  'Write npm run backup -- --out FILE, with the settings of the server. The embedded database needs the server stopped; ' +
  'PostgreSQL is backed up while it runs.';

await runCommand(async () => {
  process.umask(0o077);
  const { out } = typed();
  return backUp(parseConfig(process.env), resolve(out));
});

function typed(): { out: string } {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' } } });
    if (values.out) return { out: values.out };
  } catch {
    // Said below.
  }
  throw new OperatorError(usage);
}
