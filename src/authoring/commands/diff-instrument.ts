/** `npm run diff:instrument -- A B`: compares two questionnaires. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CommandHelp, UsageError, createUsageError } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';
import { findInstrument, findNewestPublished } from '../check/find-instrument.ts';
import { formatComparison } from '../check/format-comparison.ts';
import { compareInstruments } from '../source/compare/comparison.ts';

const help: CommandHelp = {
  name: 'diff:instrument',
  usage: 'A [B]',
  summary:
    'Compares two questionnaires and says whether scores stay comparable and which version is needed. Each is a file, ID@VERSION for a ' +
    'published version, or ID for the current file. One name is compared with its newest published version.',
  example: 'S1@1.0 S1',
};

const folder = fileURLToPath(new URL('../../../questionnaires', import.meta.url));

await executeCommand(help, () => {
  const [first, second, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (first === undefined) throw createUsageError(help);
  if (more.length > 0) throw new UsageError('Name one or two questionnaires, not more.');
  const named = findInstrument(folder, first);
  const [before, after] =
    second === undefined
      ? [findInstrument(folder, findNewestPublished(folder, named.instrument.id)), named]
      : [named, findInstrument(folder, second)];
  return formatComparison(before, after, compareInstruments(before.instrument, after.instrument));
});
