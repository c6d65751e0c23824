import type { Problem } from '#domain/instrument/problem.ts';
import { maxRows } from '../../workbook/check-sheet-form.ts';
import { createChangeNote, hasCountedQuestion, type ImportNote } from '../foreign-form.ts';
import { parseLimeSurvey } from '../limesurvey/parse-limesurvey.ts';
import { readSurveyTables } from '../limesurvey/read-tables.ts';
import { SurveySource } from '../limesurvey/survey-source.ts';
import { parseRedcap } from '../redcap/parse-redcap.ts';
import { parseTableForm } from '../table/parse-table-form.ts';
import { type CsvRows, readCsvRows } from './csv-rows.ts';
import { decodeFile } from './decode-file.ts';
import { readJsonForm } from './read-json-form.ts';
import { createRefusal, type FormFile, getTitle, type ReadFormResult } from './read-result.ts';
import { readXlsForm } from './read-xlsform.ts';

const maxBytes = 5_000_000;

/** The kinds of files that are imported, for messages. */
const supportedFiles =
  'a REDCap data dictionary (.csv), a FHIR Questionnaire, SurveyJS (.json), an XLSForm (.xlsx), LimeSurvey (.lss), Qualtrics (.qsf), or a table of items (.txt, .tsv, .csv)';

/**
 * Reads the forms of a file.
 * @throws Error if the file has another extension
 */
export async function readForm(file: FormFile): Promise<ReadFormResult> {
  const read = await readByExtension(file);
  if (!read.forms || read.forms.some(hasCountedQuestion)) return read;
  const reasons = read.forms.flatMap(({ notes }) => notes).filter(({ rule }) => rule === 'left-out');
  const [first] = reasons;
  return createRefusal(file.name, {
    rule: 'import/no-question',
    path: '',
    expected: 'at least one question that a questionnaire supports',
    actual: first ? `none: ${first.actual}; expected ${first.expected}` : 'none',
    fix: first?.fix ?? 'Check that this is the right file.',
  });
}

async function readByExtension(file: FormFile): Promise<ReadFormResult> {
  const { name, bytes } = file;
  if (/\.xls[a-z]?$/i.test(name)) return readXlsForm(file);
  if (!/\.(json|qsf|lss|csv|tsv|txt)$/i.test(name))
    throw new Error(`${name} : the format is not supported. Use ${supportedFiles}.`);
  if (bytes.length > maxBytes)
    return createRefusal(name, {
      rule: 'import/too-large',
      path: '',
      expected: `at most ${maxBytes} bytes`,
      actual: `${bytes.length} bytes`,
      fix: 'Remove what is not part of the questionnaire.',
    });
  const decoded = decodeFile(bytes);
  if (decoded.problem) return createRefusal(name, decoded.problem);
  const notes = decoded.encoding === 'UTF-8' ? [] : [createEncodingNote(decoded.encoding)];
  const read = await readText(name, decoded.text);
  const [first, ...others] = read.forms ?? [];
  if (!read.forms || !first || notes.length === 0) return read;
  return { ...read, forms: [{ ...first, notes: [...notes, ...first.notes] }, ...others] };
}

function createEncodingNote(encoding: string): ImportNote {
  return createChangeNote({ path: '' }, `a file in ${encoding}`, 'the same text in UTF-8', {
    fix: 'Look at the letters with accents and the quotation marks: they must be right.',
  });
}

async function readText(name: string, text: string): Promise<ReadFormResult> {
  if (/\.(json|qsf)$/i.test(name)) return readJsonForm(name, text);
  if (/\.lss$/i.test(name)) return readLimeSurvey(name, text);
  const isText = /\.txt$/i.test(name) && !text.includes('\t');
  const rows: CsvRows = isText
    ? { rows: text.split(/\r\n|\n|\r/).map((line) => [line]), lines: [] }
    : await readCsvRows(text, /\.(txt|tsv)$/i.test(name) ? '\t' : undefined);
  if (rows.problem) return createRefusal(name, rows.problem);
  if (rows.rows.length > maxRows)
    return createRefusal(name, {
      rule: 'import/too-many-rows',
      path: '',
      expected: `at most ${maxRows} rows`,
      actual: `${rows.rows.length} rows`,
      fix: 'Remove what is not part of the questionnaire.',
    });
  const dictionary = parseRedcap(rows.rows, rows.lines);
  if ('forms' in dictionary) return { kind: 'REDCap', forms: dictionary.forms };
  const isItems = !/\.csv$/i.test(name) || isItemsHeader(rows.rows[0] ?? []);
  if (!isItems) return createRefusal(name, createDictionaryProblem(dictionary.missing));
  const table = parseTableForm(rows.rows, getTitle(name));
  if (typeof table !== 'string') return { kind: 'Table', forms: [table] };
  return createRefusal(name, {
    rule: 'import/no-table',
    path: '',
    expected: `a table of items: ${table}`,
    actual: 'a table without it',
    fix: 'Write the answers into the first line, such as "Item, Never (0), Often (1)", and one item into each line below.',
  });
}

/** The header of a table of items: "Item", or nothing, and two answers or more. */
function isItemsHeader(head: readonly string[]): boolean {
  const first = head.findIndex((cell) => /^(items?|questions?|statements?|text|)$/i.test(cell.trim()));
  return (
    (first === 0 || first === 1) && head.slice(first + 1).filter((cell) => cell.trim() !== '').length > 1
  );
}

function createDictionaryProblem(missing: readonly string[]): Problem {
  return {
    rule: 'import/no-dictionary',
    path: '',
    expected: `the columns of a REDCap data dictionary: ${missing.join(', ')}`,
    actual: 'no such columns in the first row',
    fix: 'Export the data dictionary from the Project Setup of REDCap. For a table of items, name its first column "Item".',
  };
}

function readLimeSurvey(name: string, text: string): ReadFormResult {
  const tables = readSurveyTables(text);
  if (tables) return { kind: 'LimeSurvey', forms: [parseLimeSurvey(new SurveySource(tables))] };
  return createRefusal(name, {
    rule: 'import/no-lss',
    path: '',
    expected: 'a structure file of LimeSurvey',
    actual: 'a file that is none, or that is not complete',
    fix: 'Export the survey again: Display / Export, Survey structure (.lss).',
  });
}
