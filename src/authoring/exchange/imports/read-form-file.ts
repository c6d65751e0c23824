import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Problem } from '#domain/instrument/problem.ts';
import type { Finding } from '../../finding/finding.ts';
import { createFinding } from '../../finding/create-finding.ts';
import { maxRows } from '../workbook/check-sheet-form.ts';
import { readCsvRows } from '../workbook/xlsx-library.ts';
import { openWorkbookFile } from '../workbook/open-workbook.ts';
import { toFinding } from '../workbook/sheet-problem.ts';
import { parseJson } from '../../source/parse-json.ts';
import { parseFhir } from './fhir/parse-fhir.ts';
import { toObject } from './fhir/resource.ts';
import type { ForeignForm } from './foreign-form.ts';
import { parseRedcap } from './redcap/parse-redcap.ts';
import { parseXlsForm } from './xlsform/parse-xlsform.ts';

/** A form that was read from a file, or the findings that prevented it. */
export type ReadFormResult =
  | { readonly form: ForeignForm; readonly findings?: never }
  | { readonly form?: never; readonly findings: readonly Finding[] };

const maxBytes = 5_000_000;

/**
 * Reads a REDCap data dictionary (.csv), a FHIR R4 Questionnaire (.json) or an XLSForm (.xlsx).
 * @throws Error if the file does not exist or has another format
 */
export async function readFormFile(path: string): Promise<ReadFormResult> {
  const name = basename(path);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`${path}: the file does not exist. Check the path.`);
  const read = await readForm(path, name, size);
  if (read.form && !read.form.parts.some((part) => 'scale' in part)) {
    return createRefusal(
      name,
      'no-question',
      'at least one question that a questionnaire supports',
      'none',
      'Check that this is the right file.',
    );
  }
  return read;
}

async function readForm(path: string, name: string, size: number): Promise<ReadFormResult> {
  if (/\.xls[a-z]?$/i.test(name)) return readXlsForm(path, name);
  if (size > maxBytes) {
    return createRefusal(
      name,
      'too-large',
      `at most ${maxBytes} bytes`,
      `${size} bytes`,
      'Remove what is not part of the questionnaire.',
    );
  }
  if (/\.json$/i.test(name)) return readFhirForm(name, readText(path));
  if (/\.csv$/i.test(name)) return readRedcapForm(name, readText(path));
  throw new Error(
    `${name} : the format is not supported. Use a REDCap data dictionary (.csv), a FHIR Questionnaire (.json), an XLSForm (.xlsx).`,
  );
}

/** Reads a file as text. Returns undefined if it is not UTF-8. */
function readText(path: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

async function readXlsForm(path: string, name: string): Promise<ReadFormResult> {
  const { sheets, problem } = { sheets: [], ...(await openWorkbookFile(path)) };
  if (problem) return { findings: [toFinding(name, problem)] };
  const used = sheets.filter((sheet) => ['survey', 'choices', 'settings'].includes(sheet.name.toLowerCase()));
  const problems = used.flatMap((sheet) => sheet.problems);
  if (problems.length > 0) return { findings: problems.map((one) => toFinding(name, one)) };
  const form = parseXlsForm(used);
  if (typeof form !== 'string') return { form };
  return createRefusal(
    name,
    'no-xlsform',
    form,
    'a workbook without it',
    'Check that the file is an XLSForm. To read a workbook of this app, run `npm run instrument -- read`.',
  );
}

function readFhirForm(name: string, text: string | undefined): ReadFormResult {
  if (text === undefined) return createRefusal(name, 'no-text', ...notText);
  const json = parseJson(text);
  if (json.problem) return { findings: [createFinding(name, json.problem.line, json.problem)] };
  const resource = toObject(json.parsed);
  if (resource.resourceType === 'Questionnaire') return { form: parseFhir(resource) };
  const actual = `"resourceType": ${JSON.stringify(resource.resourceType) ?? 'none'}`;
  return createRefusal(
    name,
    'no-questionnaire',
    'a FHIR resource of the type "Questionnaire"',
    actual,
    'Save the Questionnaire of the bundle as a file, or check that this is the right file.',
  );
}

async function readRedcapForm(name: string, text: string | undefined): Promise<ReadFormResult> {
  if (text === undefined) return createRefusal(name, 'no-text', ...notText);
  const rows = await readCsvRows(text);
  if (rows.length > maxRows) {
    return createRefusal(
      name,
      'too-many-rows',
      `at most ${maxRows} rows`,
      `${rows.length} rows`,
      'Remove what is not part of the questionnaire.',
    );
  }
  const form = parseRedcap(rows);
  if ('parts' in form) return { form };
  return createRefusal(
    name,
    'no-dictionary',
    `the columns of a REDCap data dictionary: ${form.join(', ')}`,
    'no such columns in the first row',
    'Export the data dictionary from the Project Setup of REDCap.',
  );
}

const notText = [
  'a text in UTF-8',
  'bytes that are not UTF-8',
  'Save the file as "CSV UTF-8" or as JSON in UTF-8.',
] as const;

function createRefusal(
  file: string,
  rule: string,
  expected: string,
  actual: string,
  fix: string,
): ReadFormResult {
  const problem: Problem = { rule: `import/${rule}`, path: '', expected, actual, fix };
  return { findings: [createFinding(file, undefined, problem)] };
}
