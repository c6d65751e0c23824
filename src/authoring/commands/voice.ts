/** `npm run voice -- missing|script LANGUAGE`: lists recordings, and writes the script for the speaker. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CommandHelp, createUsageError, UsageError } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';
import { OperatorError } from '#command-line/operator-error.ts';
import { compileContent } from '../compile/compile.ts';
import { formatScript, formatStatus, readRecordingStatus } from '../voice/recording-status.ts';

const help: CommandHelp = {
  name: 'voice',
  usage: 'missing|script LANGUAGE [--all] [--out FILE]',
  summary:
    'Lists the recordings of content/voice that are missing or stale in a language, or prints the missing texts for the speaker, ' +
    'numbered and with the names of the files.',
  options: [
    ['--all', 'the script has all texts, not only the missing ones'],
    ['--out FILE', 'writes to a file'],
  ],
  example: 'script hi --out script.md',
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

await executeCommand(help, () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, out: { type: 'string' } },
  });
  const [task, language, ...more] = positionals;
  if (language === undefined || more.length > 0) throw createUsageError(help);
  if (task !== 'missing' && task !== 'script')
    throw new UsageError(`Unknown task "${task}". Write missing or script.`);
  compileContent(root);
  const status = readRecordingStatus(root, language);
  if (status.texts.length === 0)
    throw new OperatorError(`There are no texts in "${language}". Translate an instrument or a page first.`);
  const text =
    task === 'missing'
      ? formatStatus(status)
      : formatScript(status, values.all ? status.texts : status.missing);
  if (values.out === undefined) return text;
  writeFileSync(values.out, `${text}\n`);
  return `Written: ${values.out}`;
});
