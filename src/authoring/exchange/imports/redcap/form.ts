import {
  changed,
  type ForeignForm,
  type ForeignPart,
  leftOut,
  type Note,
  type NotePlace,
} from '../foreign-form.ts';
import { headings } from '../headings.ts';
import { type Logic, parsedLogic } from '../logic.ts';
import { type TableRow, tableRows } from '../table-rows.ts';
import { columns, columnTitle, neededColumns } from './columns.ts';
import { scaleOfField } from './scale.ts';

type Column = keyof typeof columns;

/**
 * A REDCap data dictionary as a form.
 * @param rows of the CSV file, the first with the names of the columns
 * @returns the names of columns that are missing, where the file is no data dictionary
 */
export function redcapForm(rows: readonly (readonly string[])[]): ForeignForm | readonly string[] {
  const table = tableRows(rows, columns);
  const missing = neededColumns.filter((column) => !table.columns.includes(column));
  if (missing.length > 0) return missing.map(columnTitle);
  const notes: Note[] = table.unknown.map((name) =>
    leftOut({ line: 1, path: name }, 'a column of another name', 'the columns of a data dictionary'),
  );
  const forms = new Set(table.rows.map((row) => row.of('form')).filter((form) => form !== ''));
  if (forms.size > 1) {
    const place = { path: columnTitle('form') };
    notes.push(
      changed(
        place,
        `${forms.size} instruments: ${[...forms].join(', ')}`,
        'one questionnaire; all stand in it now',
      ),
    );
  }
  const parts = table.rows.flatMap((row) => partsOf(row, notes));
  return { title: titleOf([...forms][0] ?? ''), parts, notes };
}

function partsOf(row: TableRow, notes: Note[]): ForeignPart[] {
  const name = row.of('name');
  const at = (column: Column): NotePlace => ({ line: row.line, path: columnTitle(column) });
  const showWhen = logicOf(row, notes);
  const section = row.of('section');
  const screens: ForeignPart[] =
    section === ''
      ? []
      : [{ name: `${name} section`, place: at('section'), heading: headings.part, instruction: section }];
  noteExtras(row, at, notes);
  if (row.of('type').toLowerCase() === 'descriptive') {
    return [...screens, { name, place: at('label'), instruction: row.of('label'), showWhen }];
  }
  const taken = scaleOfField(row);
  if (taken.scale === undefined) {
    notes.push(leftOut(at('type'), `"${name}", a field of the type "${row.of('type')}"`, taken.why));
    return screens;
  }
  if (taken.changes) notes.push(changed(at('type'), `"${name}"`, taken.changes));
  return [...screens, { name, place: at('label'), text: row.of('label'), scale: taken.scale, showWhen }];
}

function logicOf(row: TableRow, notes: Note[]): Logic | undefined {
  const text = row.of('logic');
  const logic = text === '' ? undefined : parsedLogic(text);
  if (text !== '' && logic === undefined) {
    const place = { line: row.line, path: columnTitle('logic') };
    const expected = 'comparisons of one answer with a fixed one, joined by and, or, not';
    notes.push(leftOut(place, `the condition ${text}; "${row.of('name')}" is always shown now`, expected));
  }
  return logic;
}

/** What stands beside a field and has no place in a questionnaire. */
function noteExtras(row: TableRow, at: (column: Column) => NotePlace, notes: Note[]): void {
  const note = row.of('note');
  if (note !== '')
    notes.push(leftOut(at('note'), `the note "${note}"`, 'a line under all questions ("presentation.note")'));
  const tags = row
    .of('annotation')
    .replace(/@NONEOFTHEABOVE\s*=\s*["']?[\w,\s-]+["']?/gi, '')
    .trim();
  if (tags !== '') notes.push(leftOut(at('annotation'), tags, 'no action tags'));
  if (/^y/i.test(row.of('ranking')))
    notes.push(leftOut(at('ranking'), 'a matrix to be ranked', 'questions that stand alone'));
  if (/^y/i.test(row.of('identifier'))) {
    notes.push(
      changed(
        at('identifier'),
        `"${row.of('name')}" tells who a person is`,
        'no question that tells who a person is: please remove it',
      ),
    );
  }
}

/** "mood_and_sleep" as "Mood and sleep". */
function titleOf(form: string): string {
  const words = form.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
