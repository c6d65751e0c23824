import type { Answer } from '../answers/codes.ts';
import type { Instrument } from '../instrument/instrument.ts';
import { getMajor } from '../instrument/version.ts';
import type { Result } from '../scoring/result.ts';
import { getAnswerCell, getScoreCell } from './cells.ts';
import { createAnswerColumns, createScoreColumns } from './columns.ts';
import type { Row, Table } from './table.ts';

/** Creates a table for the attempts of one questionnaire: answers, then scores, without person and time. */
export function createAttemptTable(instrument: Instrument): Table {
  return {
    name: `${instrument.id}@${getMajor(instrument.version)}`,
    key: [],
    instrument,
    columns: [...createAnswerColumns(instrument), ...createScoreColumns(instrument)],
  };
}

/** Converts an attempt to a row: codes as answered, scores as stored. */
export function createAttemptRow(
  { columns, instrument }: Table & { readonly instrument: Instrument },
  { answers, result }: { readonly answers: readonly Answer[]; readonly result: Result },
): Row {
  return columns.map((column) =>
    column.question ? getAnswerCell(instrument, answers, column) : getScoreCell(column, result),
  );
}
