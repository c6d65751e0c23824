/**
 * `npx tsx src/authoring/commands/check-content.ts [folder] [--table | --json]`: every check of content and
 * questionnaires of a repository, or of a folder of questionnaires alone; exit 1 with errors. With `--json`: the
 * findings as one JSON list on standard output and nothing else, errors first, each as `report/finding.ts` describes
 * it. With `--table`: words, minutes and reading grade of every page instead.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkContent } from '../check/check-content.ts';
import { filterErrors, type Finding, formatFinding } from '../finding/finding.ts';
import { formatReadingTable } from '../check/reading-table.ts';
import { readPages } from '../source/sources.ts';
import { checkRelease } from '../check/check-release.ts';

const { values, positionals } = parseArgs({
  options: { table: { type: 'boolean' }, json: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? fileURLToPath(new URL('../../..', import.meta.url)));

if (values.table) console.log(formatReadingTable(readPages(folder)));
else {
  const isFolderAlone = existsSync(join(folder, 'instrument.schema.json'));
  const findings = isFolderAlone ? checkRelease(folder) : checkContent(folder);
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else print(isFolderAlone ? 'The questionnaires' : 'Content and questionnaires', findings);
  if (filterErrors(findings).length > 0) process.exitCode = 1;
}

function print(what: string, findings: readonly Finding[]): void {
  const advice = findings.filter(({ level }) => level === 'advice');
  const errors = filterErrors(findings);
  if (advice.length > 0) console.log(`Worth a look:\n\n${advice.map(formatFinding).join('\n\n')}\n`);
  if (errors.length === 0) console.log(`${what} are in order.`);
  else console.error(`${what} are not in order:\n\n${errors.map(formatFinding).join('\n\n')}`);
}
