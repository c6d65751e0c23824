/** `npm run norms -- accept FILE`: writes proposed norms to a questionnaire and raises its minor version. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';
import { acceptNorms } from '../exchange/norms/accept-norms.ts';

const help: CommandHelp = {
  name: 'norms',
  usage: 'accept FILE',
  summary:
    'Writes the norms of a proposal to its questionnaire, as the next minor version. docs/research.md explains how a proposal is made.',
  example: 'accept norms/S4@1.1-2027-07-01.json',
};

const folder = fileURLToPath(new URL('../../../questionnaires', import.meta.url));

await executeCommand(help, () => {
  const [action, file, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (action !== 'accept' || file === undefined || more.length > 0) throw createUsageError(help);
  return acceptNorms(folder, file);
});
