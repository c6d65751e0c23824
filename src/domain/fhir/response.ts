import { type Question, getScale } from '../instrument/questions.ts';
import { formatClockTime } from '../tables/format-free.ts';
import type { Cell, Column, Row, Table } from '../tables/table.ts';
import { fhirIdentifiers } from './identifiers.ts';

/** The data of an attempt that is not in the table. */
export interface ResponseContext {
  /** Id of the response, valid in FHIR. */
  readonly id: string;
  /** A reference to the respondent. */
  readonly subject: object;
  /** The answered version, if it may be published and differs from that of the table. */
  readonly answered?: string | null;
  /** ISO 8601, if it may be published. */
  readonly time?: string;
  /** Tag of the language of the displayed questions, if it may be published. */
  readonly language?: string;
  /** How observations refer to the response; by its id if undefined. */
  readonly reference?: string;
}

/** Converts an attempt to a FHIR R4 QuestionnaireResponse. Missing answers are omitted. */
export function createResponse(
  table: Table,
  row: Row,
  { id, subject, answered, time, language }: ResponseContext,
) {
  const { version } = table.instrument ?? {};
  return {
    resourceType: 'QuestionnaireResponse',
    id,
    ...(language !== undefined && { language }),
    // Items and scales are the same in all minor versions, so `questionnaire` names the version of the table.
    ...(answered &&
      answered !== version && {
        extension: [{ url: fhirIdentifiers.versionAnswered, valueString: answered }],
      }),
    questionnaire: `${fhirIdentifiers.questionnaire(table)}|${version}`,
    status: 'completed',
    subject,
    ...(time !== undefined && { authored: time }),
    item: createAnswers(table, row),
  };
}

function createAnswers(table: Table, row: Row) {
  const items = new Map<string, { linkId: string; answer: unknown[] }>();
  for (const [at, column] of table.columns.entries()) {
    const { question, option } = column;
    const cell = row[at] ?? null;
    if (!question || cell === null || (option !== undefined && cell !== 1)) continue;
    const item = items.get(question.id) ?? { linkId: question.id, answer: [] };
    item.answer.push(createFreeAnswer(table, column, cell) ?? createAnswer(table, column, Number(cell)));
    items.set(question.id, item);
  }
  return [...items.values()];
}

/** The answer to a question whose FHIR type is not integer or choice; undefined for others. */
function createFreeAnswer({ instrument }: Table, { question }: Column, cell: Cell) {
  switch (instrument && question && getScale(instrument, question).kind) {
    case 'time':
      return { valueTime: `${formatClockTime(Number(cell))}:00` };
    case 'date':
      return { valueDate: String(cell) };
    case 'text':
      return { valueString: String(cell) };
    default:
      return undefined;
  }
}

function createAnswer(table: Table, { question, option, codes, description }: Column, cell: number) {
  if (question === undefined || codes === undefined) return { valueInteger: cell };
  const code = option ?? cell;
  const display =
    option === undefined
      ? codes.find((one) => one.code === cell)?.label
      : findOptionLabel(table, question, code);
  return {
    valueCoding: {
      system: fhirIdentifiers.answers(table, question.id),
      code: String(code),
      display: display ?? description,
    },
  };
}

function findOptionLabel({ instrument }: Table, question: Question, code: number): string | undefined {
  const scale = instrument && getScale(instrument, question);
  return scale?.kind === 'several' ? scale.options.find((one) => one.code === code)?.label : undefined;
}

/** Converts the scores of an attempt to FHIR R4 Observations. Scores without a value are omitted. */
export function createObservations(
  table: Table,
  row: Row,
  { id, subject, time, reference }: ResponseContext,
) {
  const getCell = (name: string) => row[table.columns.findIndex((column) => column.name === name)] ?? null;
  return table.columns.flatMap((column, at) => {
    const { score, name } = column;
    const value = row[at] ?? null;
    if (!score || name !== `score_${score.id}` || typeof value !== 'number') return [];
    const level = getCell(`${name}_level`);
    const percentile = getCell(`${name}_percentile`);
    return {
      resourceType: 'Observation',
      id: `${id}.${at}`,
      status: 'final',
      code: {
        coding: [{ system: fhirIdentifiers.scores(table), code: score.id, display: score.title }],
        text: score.title,
      },
      subject,
      ...(time !== undefined && { effectiveDateTime: time }),
      ...(column.type === 'integer' ? { valueInteger: value } : { valueQuantity: { value } }),
      ...(level !== null && level !== '' && { interpretation: [{ text: String(level) }] }),
      derivedFrom: [{ reference: reference ?? `QuestionnaireResponse/${id}` }],
      ...(percentile !== null && {
        component: [{ code: { text: 'percentile' }, valueInteger: percentile }],
      }),
    };
  });
}
