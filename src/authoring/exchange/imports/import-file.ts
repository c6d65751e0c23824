import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getIndianDay } from '#domain/dates/india-day.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getSlug } from '#domain/reading-order/reading-order.ts';
import { formatJson } from '../../drafts/format-json.ts';
import { createNextId, createRoutesForTitle } from '../../drafts/write-instrument.ts';
import { writeEditable } from '../../drafts/file-store.ts';
import type { Finding } from '../../finding/finding.ts';
import { findQuestionnaireFile } from '../workbook/find-file.ts';
import { listUsedAddresses } from '../../check/used-addresses.ts';
import { inspectFolder } from '../../check/inspect-folder.ts';
import { readContentFiles } from '../../source/content-json-files.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import { createDraft } from './create-draft.ts';
import { createEditions } from './create-editions.ts';
import { readForm } from './file/read-form.ts';
import type { FormFile } from './file/read-result.ts';
import { type ForeignForm, hasCountedQuestion } from './foreign-form.ts';
import { cutText } from './plain-text.ts';
import { createPreview, type DraftReport, groupNotes, type ImportReport } from './report.ts';

/** Options of an import that override the values of the form. */
export interface ImportOptions {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  /** Title of the only form to import. Default: all forms of the file. */
  readonly form?: string | undefined;
}

/** The report of an import, or the findings that prevented it. */
export type ImportOutcome =
  | { readonly report: ImportReport; readonly findings?: never }
  | { readonly report?: never; readonly findings: readonly Finding[] };

/**
 * Imports a form of another program into new questionnaire files, one for each form in it.
 * @throws Error with a message for the author, before anything is written
 */
export function importFile(root: string, path: string, options: ImportOptions): Promise<ImportOutcome> {
  return importForms(root, readFormFile(path), options, true);
}

/**
 * Reports what an import would do. Nothing is written.
 * @throws Error with a message for the author
 */
export function previewFile(root: string, path: string, options: ImportOptions): Promise<ImportOutcome> {
  return importForms(root, readFormFile(path), options, false);
}

function readFormFile(path: string): FormFile {
  if (statSync(path, { throwIfNoEntry: false }) === undefined)
    throw new Error(`${path}: the file does not exist. Check the path.`);
  const readSibling = (name: string) => {
    const sibling = join(dirname(path), basename(name));
    return existsSync(sibling) ? readFileSync(sibling) : undefined;
  };
  return { name: basename(path), bytes: readFileSync(path), readSibling };
}

/**
 * Imports the forms of a file, or only reports what an import would do.
 * @param isWritten false: nothing is written
 * @throws Error with a message for the author, before anything is written
 */
export async function importForms(
  root: string,
  file: FormFile,
  options: ImportOptions,
  isWritten: boolean,
): Promise<ImportOutcome> {
  const read = await readForm(file);
  if (!read.forms) return { findings: read.findings };
  const usable = read.forms.filter(hasCountedQuestion);
  const forms = options.form === undefined ? usable : usable.filter(({ title }) => title === options.form);
  if (forms.length === 0) {
    const titles = usable.map(({ title }) => title).join(', ');
    throw new Error(`There is no form "${options.form}". The forms of the file are: ${titles}.`);
  }
  const folder = new QuestionnaireFolder(root, options);
  const drafts = forms.map((form) => folder.createDraft(file.name, form, forms.length === 1));
  if (isWritten) for (const { files } of drafts) for (const one of files) writeNew(root, one.file, one.text);
  const empty = read.forms.filter((form) => !usable.includes(form));
  const reports = drafts.map(({ report }) => report);
  return { report: { source: file.name, kind: read.kind, drafts: addEmptyForms(file.name, reports, empty) } };
}

/** Reports a form without questions with the first draft. */
function addEmptyForms(
  source: string,
  [first, ...others]: readonly DraftReport[],
  empty: readonly ForeignForm[],
): DraftReport[] {
  if (!first) return [];
  const leftOut = empty.flatMap(({ title, notes }) => {
    const form: Finding = {
      rule: 'import/left-out',
      level: 'advice',
      file: source,
      path: '',
      actual: `the form "${title}", which has no question that a questionnaire supports`,
      expected: 'questions with answers to choose from, sliders or whole numbers',
      fix: 'Nothing, or ask its questions in another form.',
    };
    return [form, ...groupNotes(source, notes, [], []).leftOut];
  });
  return [{ ...first, leftOut: [...first.leftOut, ...leftOut] }, ...others];
}

interface NewFiles {
  readonly report: DraftReport;
  readonly files: readonly { readonly file: string; readonly text: string }[];
}

/** Finds ids, positions and addresses for new questionnaires. */
class QuestionnaireFolder {
  private readonly root: string;
  private readonly options: ImportOptions;
  private readonly instruments: Instrument[];
  private readonly addresses: string[];
  private readonly schema: SchemaNode;

  constructor(root: string, options: ImportOptions) {
    this.root = root;
    this.options = options;
    this.instruments = inspectFolder(join(root, 'questionnaires')).files.map(({ instrument }) => instrument);
    this.addresses = [...listUsedAddresses(root)];
    const schema = readFileSync(join(root, 'questionnaires/instrument.schema.json'), 'utf8');
    this.schema = JSON.parse(schema) as SchemaNode;
  }

  createDraft(source: string, form: ForeignForm, isOnly: boolean): NewFiles {
    const id = this.findId(isOnly);
    const title = this.findTitle(isOnly, form.title);
    const first = readContentFiles(this.root).chain.value?.chapters[0]?.pages[0];
    const { instrument, parts, scoreNames, notes } = createDraft(form, {
      id,
      title,
      position: Math.max(0, ...this.instruments.map(({ position }) => position)) + 1,
      routes: createRoutesForTitle(title, id, this.addresses),
      reading: first === undefined ? 'wellBeing1' : getSlug(first),
    });
    this.instruments.push(instrument);
    this.addresses.push(...Object.values(instrument.routes).filter((route) => route !== '/dashboard'));
    const file = findQuestionnaireFile(this.root, id, instrument.shortTitle);
    const text = formatJson({ $schema: './instrument.schema.json', ...instrument });
    const editions = createEditions(file, instrument, form, parts, this.schema, getIndianDay());
    const report = {
      id,
      title,
      file,
      editions: editions.map((one) => one.file),
      ...groupNotes(source, notes, parts, scoreNames),
      ...createPreview(instrument),
    };
    return { report, files: [{ file, text }, ...editions] };
  }

  private findId(isOnly: boolean): string {
    const id = (isOnly ? this.options.id : undefined) ?? createNextId(this.instruments);
    if (!/^[A-Za-z][A-Za-z0-9]{0,19}$/.test(id))
      throw new Error('An id begins with a letter, then letters and digits: S6.');
    if (this.instruments.some((one) => one.id.toLowerCase() === id.toLowerCase()))
      throw new Error(`The id ${id} is in use. Name another id with --id.`);
    return id;
  }

  private findTitle(isOnly: boolean, formTitle: string): string {
    const title = cutText((isOnly ? this.options.title : undefined) ?? (formTitle || 'Imported'), 60);
    const isUsed = (one: string) => this.instruments.some((other) => other.title === one);
    let unused = title;
    for (let n = 2; isUsed(unused); n += 1) unused = `${cutText(title, 56)} ${n}`;
    return unused;
  }
}

function writeNew(root: string, file: string, text: string): void {
  if (writeEditable(root, file, text, null).outcome !== 'written')
    throw new Error(`${file} exists already. Remove it, or name another id with --id.`);
}
