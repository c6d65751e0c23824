import type { Answer } from '#domain/answers/codes.ts';
import { findVisibleQuestions } from '#domain/answers/visible-items.ts';
import type { Gender, Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import type { BadCell } from './bad-cell.ts';
import {
  ageReader,
  createAnswerReader,
  type CellReader,
  educationReader,
  genderReader,
} from './cell-reader.ts';
import { type CsvTableRow, type CsvTable, readCsv } from './csv-table.ts';

/** The answers and demographics of one person. */
export interface Respondent {
  readonly row: number;
  /** One per question, in the order of the file. */
  readonly answers: readonly Answer[];
  /** In whole years; null if unknown. */
  readonly age: number | null;
  readonly gender: Gender | null;
  /** Code in the profile, from 1. */
  readonly education: number | null;
}

/** Parsed table of raw answers. */
export interface RawAnswers {
  /** People whose rows have no errors. */
  readonly people: readonly Respondent[];
  /** Sorted by row. */
  readonly badCells: readonly BadCell[];
  /** Columns that are neither items nor demographics. */
  readonly ignored: readonly string[];
}

/** Limits the time for which parsing blocks the page. */
const maxRows = 50_000;
const demographicColumns = ['age', 'gender', 'education'] as const;

/**
 * Parses raw answers: one row per person and one column per item, headed by its id, with optional columns age, gender
 * and education. Headers are compared without case.
 */
export function parseRawAnswers(instrument: Instrument, text: string): RawAnswers {
  const table = readCsv(text);
  const names = table.header.map((name) => name.toLowerCase());
  const known = new Set([
    ...listQuestions(instrument).map(({ id }) => id.toLowerCase()),
    ...demographicColumns,
  ]);
  const ignored = table.header.filter((name) => !known.has(name.toLowerCase()));
  const badCells = checkHeader(instrument, table, names);
  if (badCells.length > 0) return { people: [], badCells, ignored };
  const columns = findColumns(instrument, names);
  const rows = table.rows.map((row) => parsePerson(instrument, row, table.header, columns));
  return {
    people: rows.flatMap(({ person, badCells: own }) => (own.length === 0 ? person : [])),
    badCells: rows.flatMap((one) => one.badCells),
    ignored,
  };
}

function checkHeader(
  instrument: Instrument,
  { header, rows }: CsvTable,
  names: readonly string[],
): BadCell[] {
  const missing = listQuestions(instrument).filter(({ id }) => !names.includes(id.toLowerCase()));
  const twice = header.filter((name, at) => name !== '' && names.indexOf(name.toLowerCase()) !== at);
  const createProblem = (column: string, found: string, expected: string) => ({
    row: 1,
    column,
    found,
    expected,
  });
  return [
    ...missing.map(({ id }) => createProblem(id, '', 'a column with this item’s id on top')),
    ...twice.map((name) => createProblem(name, name, 'each column once')),
    ...(rows.length === 0
      ? [{ row: 2, column: header[0] ?? '', found: '', expected: 'the answers of a person' }]
      : []),
    ...(rows.length > maxRows
      ? [createProblem(header[0] ?? '', `${rows.length} rows`, `at most ${maxRows} rows`)]
      : []),
  ];
}

interface AnswerColumns {
  readonly answers: readonly AnswerColumn<Answer>[];
  readonly age: AnswerColumn<number> | null;
  readonly gender: AnswerColumn<Gender> | null;
  readonly education: AnswerColumn<number> | null;
}

interface AnswerColumn<T> extends CellReader<T> {
  readonly at: number;
}

function findColumns(instrument: Instrument, names: readonly string[]): AnswerColumns {
  const findColumn = <T>(name: string, reader: CellReader<T>): AnswerColumn<T> | null => {
    const at = names.indexOf(name);
    return at < 0 ? null : { ...reader, at };
  };
  return {
    answers: listQuestions(instrument).flatMap(
      (question) =>
        findColumn(question.id.toLowerCase(), createAnswerReader(getScale(instrument, question))) ?? [],
    ),
    age: findColumn('age', ageReader),
    gender: findColumn('gender', genderReader),
    education: findColumn('education', educationReader),
  };
}

function parsePerson(
  instrument: Instrument,
  { number: row, cells }: CsvTableRow,
  header: readonly string[],
  columns: AnswerColumns,
): { readonly person: Respondent; readonly badCells: readonly BadCell[] } {
  const badCells: BadCell[] = [];
  const addProblem = (at: number, found: string, expected: string) =>
    badCells.push({ row, column: header[at] || `${at + 1}`, found, expected });
  const read = <T>(column: AnswerColumn<T> | null): T | null => {
    if (column === null) return null;
    const cell = cells[column.at] ?? '';
    const value = column.read(cell);
    if (value === undefined) addProblem(column.at, cell, column.expected);
    return value ?? null;
  };
  if (cells.length > header.length)
    addProblem(
      header.length,
      cells[header.length] ?? '',
      `as many cells as the first row has, ${header.length}`,
    );
  const answers = columns.answers.map((column) => read(column));
  const visible = findVisibleQuestions(instrument, answers);
  for (const [position, answer] of answers.entries()) {
    const at = columns.answers[position]?.at ?? 0;
    if (answer !== null && visible[position] === false)
      addProblem(at, cells[at] ?? '', 'nothing: after these answers the question is not asked');
  }
  const [age, gender, education] = [read(columns.age), read(columns.gender), read(columns.education)];
  return { person: { row, answers, age, gender, education }, badCells };
}
