import { parseExpression } from '../expression/parse-expression.ts';
import {
  createChangeNote,
  createConditionNote,
  type ForeignForm,
  type ForeignPart,
  createOmissionNote,
  type ImportNote,
  type NotePosition,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import { type Logic, parseLogicText } from '../expression/logic.ts';
import { toPlainText } from '../plain-text.ts';
import type { ForeignScore } from '../foreign-form.ts';
import { type ImportRow, parseTable } from '../table-rows.ts';
import { columns, getColumnTitle, requiredColumns } from './columns.ts';
import { reportExtras, reportIdentifier } from './extras.ts';
import { parseFieldScale } from './scale.ts';

type ColumnKey = keyof typeof columns;

/**
 * Parses a REDCap data dictionary: one form for each Form Name.
 * @param rows of the CSV file, with the column names first
 * @param lines the line of each row in the file
 * @returns names of missing columns if the file is no data dictionary
 */
export function parseRedcap(
  rows: readonly (readonly string[])[],
  lines?: readonly number[],
): { readonly forms: readonly ForeignForm[] } | { readonly missing: readonly string[] } {
  const table = parseTable(rows, columns, lines);
  const missing = requiredColumns.filter((column) => !table.columns.includes(column));
  if (missing.length > 0) return { missing: missing.map(getColumnTitle) };
  const unknown = table.unknown.map((name) =>
    createOmissionNote(
      { line: 1, path: name },
      'a column of another name',
      'the columns of a data dictionary',
      {
        fix: 'Nothing, if the column is your own.',
      },
    ),
  );
  const names = [...new Set(table.rows.map((row) => row.getCell('form')))];
  const forms = names.map((name, at) => {
    const own = table.rows.filter((row) => row.getCell('form') === name);
    const form = parseForm(name, own, at === 0);
    return at === 0 ? { ...form, notes: [...unknown, ...form.notes] } : form;
  });
  return { forms };
}

function parseForm(name: string, rows: readonly ImportRow[], isFirst: boolean): ForeignForm {
  const notes: ImportNote[] = [];
  const scores: ForeignScore[] = [];
  const parts = rows.flatMap((row, at) => {
    if (isFirst && at === 0 && isRecordId(row)) {
      notes.push(createRecordIdNote(row));
      return [];
    }
    return parseParts(row, notes, scores);
  });
  return { title: formatTitle(name), parts, scores, notes };
}

/** The first field of a project is the record id. */
function isRecordId(row: ImportRow): boolean {
  return row.getCell('type').toLowerCase() === 'text' && row.getCell('validation') === '';
}

function createRecordIdNote(row: ImportRow): ImportNote {
  const name = row.getCell('name');
  return createOmissionNote(
    { line: row.line, path: getColumnTitle('name') },
    `"${name}", the record id`,
    'an id that the app makes itself',
    { part: name, fix: 'Nothing: the app numbers its records.' },
  );
}

function parseParts(row: ImportRow, notes: ImportNote[], scores: ForeignScore[]): ForeignPart[] {
  const name = row.getCell('name');
  const type = row.getCell('type').toLowerCase();
  const locate = (column: ColumnKey): NotePosition => ({ line: row.line, path: getColumnTitle(column) });
  const showWhen = parseRowLogic(row, notes);
  const section = row.getCell('section');
  const screens: ForeignPart[] =
    section === ''
      ? []
      : [
          {
            name: `${name} section`,
            position: locate('section'),
            heading: headings.part,
            instruction: section,
          },
        ];
  if (reportIdentifier(row, locate, notes)) return screens;
  if (type === 'calc') {
    scores.push(parseCalculation(row, locate('choices')));
    return screens;
  }
  if (type === 'descriptive') {
    const instruction = row.getCell('label');
    return instruction === ''
      ? screens
      : [...screens, { name, position: locate('label'), instruction, showWhen }];
  }
  const imported = parseFieldScale(row);
  if (imported.scale === undefined) {
    const actual = `"${name}", a field of the type "${row.getCell('type')}"`;
    notes.push(createOmissionNote(locate('type'), actual, imported.why, { part: name }));
    return screens;
  }
  const note = reportExtras(row, locate, notes);
  if (imported.changes)
    notes.push(createChangeNote(locate('type'), `"${name}"`, imported.changes, { part: name }));
  const label = row.getCell('label');
  const text = note === '' ? label : `${label} (${note})`;
  return [...screens, { name, position: locate('label'), text, scale: imported.scale, showWhen }];
}

function parseCalculation(row: ImportRow, position: NotePosition): ForeignScore {
  const text = row.getCell('choices');
  const name = row.getCell('name');
  return {
    name,
    title: toPlainText(row.getCell('label')) || formatTitle(name),
    position,
    expression: parseExpression(text),
    text,
  };
}

function parseRowLogic(row: ImportRow, notes: ImportNote[]): Logic | undefined {
  const text = row.getCell('logic');
  const logic = text === '' ? undefined : parseLogicText(text);
  if (text !== '' && logic === undefined) {
    const name = row.getCell('name');
    notes.push(createConditionNote({ line: row.line, path: getColumnTitle('logic') }, name, text));
  }
  return logic;
}

/** Formats a name as a title: "mood_and_sleep" becomes "Mood and sleep". */
function formatTitle(form: string): string {
  const words = form.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
