/**
 * `npm run instrument -- sheet S4`: writes a questionnaire as a workbook, S4.xlsx; `--to` names another file.
 * `npm run instrument -- read S4.xlsx`: reads a workbook back into its questionnaire.
 * `npm run instrument -- import FILE`: makes a draft of a REDCap data dictionary (.csv), a FHIR R4 Questionnaire (.json)
 * or an XLSForm (.xlsx), in a new file; `--id` and `--title` name it. What was not taken over is listed.
 * `--force` writes over what is there; `--root` names another folder than this repository.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importFile } from '../exchange/imports/import-file.ts';
import { checkContent } from '../check/check-content.ts';
import { filterErrors, type Finding, formatFinding } from '../finding/finding.ts';
import { findCell } from '../exchange/workbook/find-cell.ts';
import { readWorkbook } from '../exchange/workbook/questionnaire-from-sheet.ts';
import { writeSheets } from '../exchange/workbook/sheet-from-questionnaire.ts';

const commands = { sheet: exportSheet, read, import: importForm };
const usage = `Write one of:
  npm run instrument -- sheet S4
  npm run instrument -- read S4.xlsx
  npm run instrument -- import dictionary.csv`;

try {
  const { values, positionals } = parseArgs({
    options: {
      force: { type: 'boolean' },
      id: { type: 'string' },
      root: { type: 'string' },
      title: { type: 'string' },
      to: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name, subject, ...more] = positionals;
  if (subject === undefined || more.length > 0) throw new Error(usage);
  const root = resolve(values.root ?? fileURLToPath(new URL('../../..', import.meta.url)));
  const command = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (!command) throw new Error(usage);
  await command(subject, { ...values, root, isForced: values.force === true });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

interface InstrumentOptions {
  readonly root: string;
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly to?: string | undefined;
  readonly isForced: boolean;
}

async function exportSheet(name: string, { root, to, isForced }: InstrumentOptions): Promise<void> {
  const target = to ?? `${name.replace(/\.json$/, '').replace(/^.*[/\\]/, '')}.xlsx`;
  await writeSheets(root, name, target, isForced);
  console.log(`Written: ${target}\nChange it, and read it back: npm run instrument -- read ${target}`);
}

async function read(path: string, { root, isForced }: InstrumentOptions): Promise<void> {
  const { file, leaves, findings } = { leaves: [], ...(await readWorkbook(root, path, isForced)) };
  if (findings) throw createImportError(findings);
  console.log(`Written: ${file}`);
  printFindings(root, file, (finding) => {
    const cell = findCell(leaves, finding.path);
    return cell === undefined ? formatFinding(finding) : `${formatFinding(finding)}\n    cell      ${cell}`;
  });
}

async function importForm(path: string, { root, ...options }: InstrumentOptions): Promise<void> {
  const { file, notes, findings } = { notes: [], ...(await importFile(root, path, options)) };
  if (findings) throw createImportError(findings);
  console.log(
    `Not taken over as it stood (${notes.length}):\n\n${notes.map(formatFinding).join('\n\n')}\n\nWritten: ${file}`,
  );
  printFindings(root, file, formatFinding);
}

/** Of many faults the first ones are told: a sheet that is wrong from end to end is mended in one go. */
function createImportError(findings: readonly Finding[]): Error {
  const most = 20;
  const more = findings.length > most ? `\n\nand ${findings.length - most} more` : '';
  const messages = findings.slice(0, most).map(formatFinding).join('\n\n');
  return new Error(`Nothing was written. Please mend first:\n\n${messages}${more}`);
}

/** What the check says of a file that was written. */
function printFindings(root: string, file: string, words: (finding: Finding) => string): void {
  const findings = checkContent(root).filter((finding) => finding.file === file);
  if (findings.length === 0) console.log('The check finds nothing in it.');
  else console.log(`The check says of it:\n\n${findings.map(words).join('\n\n')}`);
  if (filterErrors(findings).length > 0) process.exitCode = 1;
}
