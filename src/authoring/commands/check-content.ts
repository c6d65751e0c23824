/** `npm run check -- --content`: checks content and questionnaires. Exits with 1 if there are errors. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CommandHelp } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';
import { withProgress } from '#command-line/progress.ts';
import { checkContent } from '../check/check-content.ts';
import { checkRelease } from '../check/check-release.ts';
import { describeUncheckedTranslations } from '../check/unchecked-translations.ts';
import { formatReadingTable } from '../check/reading-table.ts';
import { filterErrors, type Finding, formatFinding } from '../finding/finding.ts';
import { readPages } from '../source/sources.ts';

const help: CommandHelp = {
  name: 'check',
  usage: '--content [--json | --table] [FOLDER]',
  summary:
    'Checks content and questionnaires of this repository, of the repository in FOLDER, or of a folder of questionnaires.',
  options: [
    ['--json', 'prints the findings as one JSON list, errors first'],
    ['--table', 'prints words, minutes and reading grade of each page instead'],
  ],
  example: '--content --json',
};

await executeCommand(help, async () => {
  const { values, positionals } = parseArgs({
    options: { table: { type: 'boolean' }, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const folder = resolve(positionals[0] ?? fileURLToPath(new URL('../../..', import.meta.url)));
  if (values.table) return formatReadingTable(readPages(folder));
  const isQuestionnaireFolder = existsSync(join(folder, 'instrument.schema.json'));
  const findings = await withProgress('Checking the content', () =>
    isQuestionnaireFolder ? checkRelease(folder) : checkContent(folder),
  );
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else print(isQuestionnaireFolder ? 'The questionnaires' : 'Content and questionnaires', findings);
  const unchecked = isQuestionnaireFolder || values.json ? '' : describeUncheckedTranslations(folder);
  if (unchecked !== '') console.log(`\n${unchecked}`);
  if (filterErrors(findings).length > 0) process.exitCode = 1;
});

function print(what: string, findings: readonly Finding[]): void {
  const advice = findings.filter(({ level }) => level === 'advice');
  const errors = filterErrors(findings);
  if (advice.length > 0) console.log(`Advice:\n\n${advice.map(formatFinding).join('\n\n')}\n`);
  if (errors.length === 0) console.log(`${what} have no errors.`);
  else console.error(`${what} have errors:\n\n${errors.map(formatFinding).join('\n\n')}`);
}
