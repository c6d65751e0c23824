import { type Question, scaleOf } from '#domain/instrument/questions.ts';
import type { Column, Row, Table } from '../../release/table.ts';
import { idOf, names } from './addresses.ts';

/** Who answered, by the study id of the release alone: no name, and nothing that another release knows. */
function subjectOf({ columns }: Table, row: Row, release: string) {
  const at = columns.findIndex(({ name }) => name === 'study_id');
  return { type: 'Patient', identifier: { system: names.person(release), value: String(row[at]) } };
}

/**
 * One attempt as a FHIR R4 QuestionnaireResponse. What is missing is absent; a date is not in a release.
 * @param number of the row in its table, from 1
 */
export function responseOf(table: Table, row: Row, number: number, release: string) {
  const { version } = table.instrument ?? {};
  const answered = row[table.columns.findIndex(({ name }) => name === 'instrument_version')];
  return {
    resourceType: 'QuestionnaireResponse',
    id: responseId(table, number),
    // Items and scales are the same throughout a major version; what was read then is told beside it.
    ...(answered !== version &&
      answered !== undefined && {
        extension: [{ url: names.versionAnswered, valueString: answered }],
      }),
    questionnaire: `${names.questionnaire(table)}|${version}`,
    status: 'completed',
    subject: subjectOf(table, row, release),
    item: answersOf(table, row),
  };
}

const responseId = (table: Table, number: number) => idOf(`${table.name}-${number}`);

function answersOf(table: Table, row: Row) {
  const items = new Map<string, { linkId: string; answer: unknown[] }>();
  for (const [at, column] of table.columns.entries()) {
    const { question, option } = column;
    const cell = row[at] ?? null;
    if (!question || cell === null || (option !== undefined && cell !== 1)) continue;
    const item = items.get(question.id) ?? { linkId: question.id, answer: [] };
    item.answer.push(answerOf(table, column, Number(cell)));
    items.set(question.id, item);
  }
  return [...items.values()];
}

function answerOf(table: Table, { question, option, codes, description }: Column, cell: number) {
  if (question === undefined || codes === undefined) return { valueInteger: cell };
  const code = option ?? cell;
  const display =
    option === undefined
      ? codes.find((one) => one.code === cell)?.label
      : labelOfOption(table, question, code);
  return {
    valueCoding: {
      system: names.answers(table, question.id),
      code: String(code),
      display: display ?? description,
    },
  };
}

function labelOfOption({ instrument }: Table, question: Question, code: number): string | undefined {
  const scale = instrument && scaleOf(instrument, question);
  return scale?.kind === 'several' ? scale.options.find((one) => one.code === code)?.label : undefined;
}

/** The scores of one attempt as FHIR R4 Observations; one that could not be calculated has none. */
export function observationsOf(table: Table, row: Row, number: number, release: string) {
  const cellOf = (name: string) => row[table.columns.findIndex((column) => column.name === name)] ?? null;
  return table.columns.flatMap((column, at) => {
    const { score, name } = column;
    const value = row[at] ?? null;
    if (!score || name !== `score_${score.id}` || typeof value !== 'number') return [];
    const level = cellOf(`${name}_level`);
    const percentile = cellOf(`${name}_percentile`);
    return {
      resourceType: 'Observation',
      id: `${responseId(table, number)}.${at}`,
      status: 'final',
      code: {
        coding: [{ system: names.scores(table), code: score.id, display: score.title }],
        text: score.title,
      },
      subject: subjectOf(table, row, release),
      ...(column.type === 'integer' ? { valueInteger: value } : { valueQuantity: { value } }),
      ...(level !== null && level !== '' && { interpretation: [{ text: String(level) }] }),
      derivedFrom: [{ reference: `QuestionnaireResponse/${responseId(table, number)}` }],
      ...(percentile !== null && {
        component: [{ code: { text: 'percentile' }, valueInteger: percentile }],
      }),
    };
  });
}
