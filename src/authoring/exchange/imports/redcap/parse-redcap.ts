import {
  createChangeNote,
  type ForeignForm,
  type ForeignPart,
  createOmissionNote,
  type ImportNote,
  type NotePosition,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import { type Logic, parseLogicText } from '../logic.ts';
import { type ImportRow, parseTable } from '../table-rows.ts';
import { columns, getColumnTitle, requiredColumns } from './columns.ts';
import { parseFieldScale } from './scale.ts';

type ColumnKey = keyof typeof columns;

/**
 * Parses a REDCap data dictionary.
 * @param rows of the CSV file, with the column names first
 * @returns names of missing columns if the file is no data dictionary
 */
export function parseRedcap(rows: readonly (readonly string[])[]): ForeignForm | readonly string[] {
  const table = parseTable(rows, columns);
  const missing = requiredColumns.filter((column) => !table.columns.includes(column));
  if (missing.length > 0) return missing.map(getColumnTitle);
  const notes: ImportNote[] = table.unknown.map((name) =>
    createOmissionNote(
      { line: 1, path: name },
      'a column of another name',
      'the columns of a data dictionary',
    ),
  );
  const forms = new Set(table.rows.map((row) => row.getCell('form')).filter((form) => form !== ''));
  if (forms.size > 1) {
    const position = { path: getColumnTitle('form') };
    notes.push(
      createChangeNote(
        position,
        `${forms.size} instruments: ${[...forms].join(', ')}`,
        'one questionnaire; it now has all of them',
      ),
    );
  }
  const parts = table.rows.flatMap((row) => parseParts(row, notes));
  return { title: formatTitle([...forms][0] ?? ''), parts, notes };
}

function parseParts(row: ImportRow, notes: ImportNote[]): ForeignPart[] {
  const name = row.getCell('name');
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
  reportExtras(row, locate, notes);
  if (row.getCell('type').toLowerCase() === 'descriptive') {
    return [...screens, { name, position: locate('label'), instruction: row.getCell('label'), showWhen }];
  }
  const imported = parseFieldScale(row);
  if (imported.scale === undefined) {
    notes.push(
      createOmissionNote(
        locate('type'),
        `"${name}", a field of the type "${row.getCell('type')}"`,
        imported.why,
      ),
    );
    return screens;
  }
  if (imported.changes) notes.push(createChangeNote(locate('type'), `"${name}"`, imported.changes));
  return [
    ...screens,
    { name, position: locate('label'), text: row.getCell('label'), scale: imported.scale, showWhen },
  ];
}

function parseRowLogic(row: ImportRow, notes: ImportNote[]): Logic | undefined {
  const text = row.getCell('logic');
  const logic = text === '' ? undefined : parseLogicText(text);
  if (text !== '' && logic === undefined) {
    const position = { line: row.line, path: getColumnTitle('logic') };
    const expected = 'comparisons of one answer with a fixed one, joined by and, or, not';
    notes.push(
      createOmissionNote(
        position,
        `the condition ${text}; "${row.getCell('name')}" is now always displayed`,
        expected,
      ),
    );
  }
  return logic;
}

/** Reports the parts of a field that a questionnaire does not support. */
function reportExtras(
  row: ImportRow,
  locate: (column: ColumnKey) => NotePosition,
  notes: ImportNote[],
): void {
  const note = row.getCell('note');
  if (note !== '')
    notes.push(
      createOmissionNote(
        locate('note'),
        `the note "${note}"`,
        'a line under all questions ("presentation.note")',
      ),
    );
  const tags = row
    .getCell('annotation')
    .replace(/@NONEOFTHEABOVE\s*=\s*["']?[\w,\s-]+["']?/gi, '')
    .trim();
  if (tags !== '') notes.push(createOmissionNote(locate('annotation'), tags, 'no action tags'));
  if (/^y/i.test(row.getCell('ranking')))
    notes.push(createOmissionNote(locate('ranking'), 'a matrix to be ranked', 'separate questions'));
  if (/^y/i.test(row.getCell('identifier'))) {
    notes.push(
      createChangeNote(
        locate('identifier'),
        `"${row.getCell('name')}" identifies a person`,
        'no question that identifies a person. Remove it',
      ),
    );
  }
}

/** Formats a name as a title: "mood_and_sleep" becomes "Mood and sleep". */
function formatTitle(form: string): string {
  const words = form.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
