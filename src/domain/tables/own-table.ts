import type { Answer } from '../answers/codes.ts';
import type { Instrument } from '../instrument/instrument.ts';
import { getMajor } from '../instrument/version.ts';
import type { Result } from '../scoring/result.ts';
import { answerCell, scoreCell } from './cells.ts';
import { answerColumns, scoreColumns } from './columns.ts';
import type { Row, Table } from './table.ts';

/** Creates a table for the attempts of one questionnaire: answers, then scores, without person and time. */
export function ownTable(instrument: Instrument): Table {
  return {
    name: `${instrument.id}@${getMajor(instrument.version)}`,
    key: [],
    instrument,
    columns: [...answerColumns(instrument), ...scoreColumns(instrument)],
  };
}

/** Converts an attempt to a row: codes as answered, scores as stored. */
export function ownRow(
  { columns, instrument }: Table & { readonly instrument: Instrument },
  { answers, result }: { readonly answers: readonly Answer[]; readonly result: Result },
): Row {
  return columns.map((column) =>
    column.question ? answerCell(instrument, answers, column) : scoreCell(column, result),
  );
}
