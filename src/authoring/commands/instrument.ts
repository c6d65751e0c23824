/** `npm run instrument`: exports a questionnaire as a workbook, reads it back, and imports forms of other formats. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';
import { withProgress } from '#command-line/progress.ts';
import { importFile, previewFile } from '../exchange/imports/import-file.ts';
import { exportQuestionnaire } from '../exchange/exports/export-questionnaire.ts';
import { formatReport } from '../exchange/imports/format-report.ts';
import { checkContent } from '../check/check-content.ts';
import { filterErrors, type Finding, formatFinding } from '../finding/finding.ts';
import { findCell } from '../exchange/workbook/find-cell.ts';
import { readWorkbook } from '../exchange/workbook/read-workbook.ts';
import { exportWorkbook } from '../exchange/workbook/export-workbook.ts';

const commands = new Map<string, (subject: string, options: InstrumentOptions) => Promise<void>>([
  ['sheet', exportSheet],
  ['read', read],
  ['import', importForm],
  ['export', exportForm],
]);

const help: CommandHelp = {
  name: 'instrument',
  usage: 'sheet S4 | read FILE.xlsx | import FILE | export S4 --to FILE',
  summary:
    'sheet writes a questionnaire as a workbook. read writes a workbook back to its questionnaire. import makes drafts from a REDCap ' +
    'data dictionary (.csv), a FHIR Questionnaire or SurveyJS (.json), an XLSForm (.xlsx), LimeSurvey (.lss), Qualtrics (.qsf) or a ' +
    'table of items (.txt, .tsv). export writes a questionnaire as a FHIR Questionnaire (.json) or a REDCap data dictionary (.csv).',
  options: [
    ['--to FILE', 'sheet: the name of the workbook. export: a file that ends with .json or .csv'],
    ['--form TITLE', 'import: only the form with this title'],
    ['--dry-run', 'import: only reports what would be imported'],
    ['--id ID', 'import: the id of the questionnaire'],
    ['--title TITLE', 'import: the title of the questionnaire'],
    ['--force', 'overwrites an existing workbook, or a questionnaire that changed since'],
    ['--root FOLDER', 'the repository; this one if left out'],
  ],
  example: 'sheet S4',
};

await executeCommand(help, async () => {
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean' },
      force: { type: 'boolean' },
      form: { type: 'string' },
      id: { type: 'string' },
      root: { type: 'string' },
      title: { type: 'string' },
      to: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name = '', subject, ...more] = positionals;
  const command = commands.get(name);
  if (!command || subject === undefined || more.length > 0) throw createUsageError(help);
  const root = resolve(values.root ?? fileURLToPath(new URL('../../..', import.meta.url)));
  await command(subject, {
    ...values,
    root,
    isForced: values.force === true,
    isDry: values['dry-run'] === true,
  });
});

interface InstrumentOptions {
  readonly root: string;
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly to?: string | undefined;
  readonly form?: string | undefined;
  readonly isForced: boolean;
  readonly isDry: boolean;
}

async function exportSheet(name: string, { root, to, isForced }: InstrumentOptions): Promise<void> {
  const target = to ?? `${name.replace(/\.json$/, '').replace(/^.*[/\\]/, '')}.xlsx`;
  await exportWorkbook(root, name, target, isForced);
  console.log(`Written: ${target}\nEdit it, then read it back: npm run instrument -- read ${target}`);
}

async function read(path: string, { root, isForced }: InstrumentOptions): Promise<void> {
  const { file, leaves, findings } = { leaves: [], ...(await readWorkbook(root, path, isForced)) };
  if (findings) throw createImportError(findings);
  console.log(`Written: ${file}`);
  await printFindings(root, file, (finding) => {
    const cell = findCell(leaves, finding.path);
    return cell === undefined ? formatFinding(finding) : `${formatFinding(finding)}\n    cell      ${cell}`;
  });
}

async function importForm(path: string, { root, isDry, ...options }: InstrumentOptions): Promise<void> {
  const { report, findings } = isDry
    ? await previewFile(root, path, options)
    : await importFile(root, path, options);
  if (findings) throw createImportError(findings);
  console.log(formatReport(report, isDry));
  if (isDry) return;
  for (const { file } of report.drafts) await printFindings(root, file, formatFinding);
}

async function exportForm(name: string, { root, to, isForced }: InstrumentOptions): Promise<void> {
  if (to === undefined) throw createUsageError(help);
  exportQuestionnaire(root, name, to, isForced);
  console.log(`Written: ${to}`);
}

/** Creates an error that lists at most 20 findings. */
function createImportError(findings: readonly Finding[]): Error {
  const maxListed = 20;
  const more = findings.length > maxListed ? `\n\nand ${findings.length - maxListed} more` : '';
  const messages = findings.slice(0, maxListed).map(formatFinding).join('\n\n');
  return new Error(`Nothing was written. Correct these findings first:\n\n${messages}${more}`);
}

async function printFindings(
  root: string,
  file: string,
  format: (finding: Finding) => string,
): Promise<void> {
  const all = await withProgress('Checking the content', () => checkContent(root));
  const findings = all.filter((finding) => finding.file === file);
  if (findings.length === 0) console.log('The check has no findings in it.');
  else console.log(`Findings of the check:\n\n${findings.map(format).join('\n\n')}`);
  if (filterErrors(findings).length > 0) process.exitCode = 1;
}
