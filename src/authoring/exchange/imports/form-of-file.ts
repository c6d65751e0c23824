import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type Finding, type UnlocatedFinding } from '../../finding/finding.ts';
import { createFinding } from '../../finding/create-finding.ts';
import { mostRows } from '../workbook/form-faults.ts';
import { csvRows } from '../workbook/library.ts';
import { openWorkbookFile } from '../workbook/open-workbook.ts';
import { sheetFinding } from '../workbook/sheet-fault.ts';
import { parseJson } from '../../source/parse-json.ts';
import { fhirForm } from './fhir/form.ts';
import { keysOf } from './fhir/resource.ts';
import type { ForeignForm } from './foreign-form.ts';
import { redcapForm } from './redcap/form.ts';
import { xlsForm } from './xlsform/form.ts';

/** A form read from a file, or why it cannot be. */
export type ReadForm =
  | { readonly form: ForeignForm; readonly findings?: never }
  | { readonly form?: never; readonly findings: readonly Finding[] };

const mostBytes = 5_000_000;

/**
 * Reads a REDCap data dictionary (.csv), a FHIR R4 Questionnaire (.json) or an XLSForm (.xlsx).
 * @throws Error where there is no such file, or it is of another kind
 */
export async function formOfFile(path: string): Promise<ReadForm> {
  const name = basename(path);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`There is no such file: ${path}`);
  const read = await readForm(path, name, size);
  if (read.form && !read.form.parts.some((part) => 'scale' in part)) {
    return refused(
      name,
      'no-question',
      'at least one question that a questionnaire can hold',
      'none',
      'Look into the file: it may be another one.',
    );
  }
  return read;
}

async function readForm(path: string, name: string, size: number): Promise<ReadForm> {
  if (/\.xls[a-z]?$/i.test(name)) return xlsFormOf(path, name);
  if (size > mostBytes) {
    return refused(
      name,
      'too-large',
      `at most ${mostBytes} bytes`,
      `${size} bytes`,
      'Take out what is not of the questionnaire.',
    );
  }
  if (/\.json$/i.test(name)) return fhirFormOf(name, textOf(path));
  if (/\.csv$/i.test(name)) return redcapFormOf(name, textOf(path));
  throw new Error(
    `${name} is none of the forms that are read: a REDCap data dictionary (.csv), a FHIR Questionnaire (.json), an XLSForm (.xlsx).`,
  );
}

/** The text of a file; undefined where its bytes are no UTF-8 text. */
function textOf(path: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

async function xlsFormOf(path: string, name: string): Promise<ReadForm> {
  const { sheets, fault } = { sheets: [], ...(await openWorkbookFile(path)) };
  if (fault) return { findings: [sheetFinding(name, fault)] };
  const used = sheets.filter((sheet) => ['survey', 'choices', 'settings'].includes(sheet.name.toLowerCase()));
  const faults = used.flatMap((sheet) => sheet.faults);
  if (faults.length > 0) return { findings: faults.map((one) => sheetFinding(name, one)) };
  const form = xlsForm(used);
  if (typeof form !== 'string') return { form };
  return refused(
    name,
    'no-xlsform',
    form,
    'a workbook without it',
    'Look whether the file is an XLSForm; a questionnaire of this program is read with `npm run instrument -- read`.',
  );
}

function fhirFormOf(name: string, text: string | undefined): ReadForm {
  if (text === undefined) return refused(name, 'no-text', ...notText);
  const json = parseJson(text);
  if (json.fault) return { findings: [createFinding(name, json.fault.line, json.fault)] };
  const resource = keysOf(json.parsed);
  if (resource.resourceType === 'Questionnaire') return { form: fhirForm(resource) };
  const actual = `"resourceType": ${JSON.stringify(resource.resourceType) ?? 'none'}`;
  return refused(
    name,
    'no-questionnaire',
    'a FHIR resource of the type "Questionnaire"',
    actual,
    'Take the Questionnaire out of its bundle, or look whether it is another file.',
  );
}

async function redcapFormOf(name: string, text: string | undefined): Promise<ReadForm> {
  if (text === undefined) return refused(name, 'no-text', ...notText);
  const rows = await csvRows(text);
  if (rows.length > mostRows) {
    return refused(
      name,
      'too-many-rows',
      `at most ${mostRows} rows`,
      `${rows.length} rows`,
      'Take out what is not of the questionnaire.',
    );
  }
  const form = redcapForm(rows);
  if ('parts' in form) return { form };
  return refused(
    name,
    'no-dictionary',
    `the columns of a REDCap data dictionary: ${form.join(', ')}`,
    'no such columns in the first row',
    'Export the data dictionary from the Project Setup of REDCap.',
  );
}

const notText = [
  'a text in UTF-8',
  'bytes that are no such text',
  'Save the file as "CSV UTF-8" or as JSON in UTF-8.',
] as const;

function refused(file: string, rule: string, expected: string, actual: string, fix: string): ReadForm {
  const fault: UnlocatedFinding = { rule: `import/${rule}`, path: '', expected, actual, fix };
  return { findings: [createFinding(file, undefined, fault)] };
}
