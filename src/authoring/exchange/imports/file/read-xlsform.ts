import { openWorkbook } from '../../workbook/open-workbook.ts';
import { toFinding, type SheetProblem } from '../../workbook/sheet-problem.ts';
import { createChangeNote, createOmissionNote, type ImportNote } from '../foreign-form.ts';
import { type OptionFiles, parseXlsForm } from '../xlsform/parse-xlsform.ts';
import { readCsvRows } from './csv-rows.ts';
import { decodeFile } from './decode-file.ts';
import { createRefusal, type FormFile, getTitle, type ReadFormResult } from './read-result.ts';

/** Problems of a workbook that a form may have: its cells are read as they are stored. */
const tolerated: ReadonlySet<string> = new Set(['formula', 'hidden', 'merged', 'date', 'error-value']);

/** Reads an XLSForm, with the files of options next to it. */
export async function readXlsForm(file: FormFile): Promise<ReadFormResult> {
  const { name, bytes } = file;
  const { sheets, problem } = { sheets: [], ...(await openWorkbook(name, bytes)) };
  if (problem) return { findings: [toFinding(name, problem)] };
  const used = sheets.filter((sheet) =>
    ['survey', 'choices', 'settings'].includes(sheet.name.trim().toLowerCase()),
  );
  const problems = used.flatMap((sheet) => sheet.problems);
  const severe = problems.filter(({ rule }) => !tolerated.has(rule));
  if (severe.length > 0) return { findings: severe.map((one) => toFinding(name, one)) };
  const files = await readOptionFiles(
    file,
    used.flatMap((sheet) => sheet.rows.flat()),
  );
  const form = parseXlsForm(used, getTitle(name), files);
  if (typeof form !== 'string')
    return { kind: 'XLSForm', forms: [{ ...form, notes: [...problems.map(toNote), ...form.notes] }] };
  return createRefusal(name, {
    rule: 'import/no-xlsform',
    path: '',
    expected: form,
    actual: 'a workbook without it',
    fix: 'Check that the file is an XLSForm. To read a workbook of this app, run `npm run instrument -- read`.',
  });
}

function toNote({ sheet, cell, rule, actual, fix }: SheetProblem): ImportNote {
  const position = { path: [sheet, cell].filter((part) => part !== undefined).join('!') };
  if (rule === 'formula')
    return createChangeNote(position, actual, 'the value that the workbook has stored for it', {
      fix: 'Check the text. Open and save the workbook in a spreadsheet program, if it is not the newest one.',
    });
  if (rule === 'merged' || rule === 'hidden')
    return createChangeNote(position, actual, 'cells that are read as they are', {
      fix: 'Check that they belong to the form.',
    });
  return createOmissionNote(position, actual, 'a text or a number', { fix });
}

/** Reads the files that `select_one_from_file` names. */
async function readOptionFiles({ readSibling }: FormFile, cells: readonly unknown[]): Promise<OptionFiles> {
  const names = cells.flatMap((cell) => /from_file\s+(\S+\.csv)/i.exec(String(cell ?? ''))?.[1] ?? []);
  const files = new Map<string, readonly (readonly string[])[]>();
  for (const name of new Set(names)) {
    // Only files in the folder of the form.
    const bytes = /[\\/]/.test(name) ? undefined : readSibling?.(name);
    const decoded = bytes && decodeFile(bytes);
    const { rows } = decoded?.text === undefined ? { rows: undefined } : await readCsvRows(decoded.text);
    if (rows) files.set(name, rows);
  }
  return files;
}
