/**
 * `npx tsx src/server/cli/check-content.ts [folder] [--table]`: every check of content and questionnaires of a
 * repository, or of a folder of questionnaires alone; exit 1 with errors. With `--table`: words, minutes and reading
 * grade of every page instead.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { errorsAmong } from '../content/content-finding.ts';
import { contentFindings } from '../content/content-findings.ts';
import { readPages } from '../content/sources.ts';
import { readingTable } from '../content/table.ts';
import { type Finding, inWords } from '../instruments/finding.ts';
import { releaseFindings } from '../instruments/publish.ts';

const { values, positionals } = parseArgs({
  options: { table: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? fileURLToPath(new URL('../../..', import.meta.url)));

if (values.table) console.log(readingTable(readPages(folder)));
else if (existsSync(join(folder, 'instrument.schema.json')))
  tell('The questionnaires', releaseFindings(folder));
else {
  const findings = contentFindings(folder);
  const advice = findings.filter(({ level }) => level === 'advice');
  if (advice.length > 0) console.log(`Worth a look:\n\n${advice.map(inWords).join('\n\n')}\n`);
  tell('Content and questionnaires', errorsAmong(findings));
}

function tell(what: string, errors: readonly Finding[]): void {
  if (errors.length === 0) return console.log(`${what} are in order.`);
  console.error(`${what} are not in order:\n\n${errors.map(inWords).join('\n\n')}`);
  process.exitCode = 1;
}
