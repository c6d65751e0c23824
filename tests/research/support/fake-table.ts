import type { Instrument } from '#domain/instrument/instrument.ts';
import { getScale, listQuestions } from '#domain/instrument/questions.ts';
import { getMajor } from '#domain/instrument/version.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { formatDate } from '#domain/tables/format-free.ts';
import type { Cell, Row, Table } from '#domain/tables/table.ts';
import { createAttemptsTable } from '#research/release/tables.ts';
import type { FakeAttempt } from './fake-data.ts';

/** The fixture instrument with all features has a trial, too. */
const inTrial = 'W1';
const arms = ['short-steps/harm', 'short-steps/short', 'short-steps/usual'];

/** The table of an instrument's attempts in a release. */
export function createFakeTable(instrument: Instrument): Table {
  const { id, version } = instrument;
  const name = `${id}@${getMajor(version)}`;
  const edition = { name, instrument, earlier: [], versions: new Map([['hash', version]]) };
  return createAttemptsTable(edition, {
    arms: id === inTrial ? arms : undefined,
    withFreeAnswers: true,
  });
}

/** The row of an attempt, with its computed scores. */
export function createFakeRow(table: Table, { study, attempt, answers, facts }: FakeAttempt): Row {
  const { instrument } = table;
  if (!instrument) throw new Error('The attempts table has no instrument.');
  const result = computeResult(instrument, answers, facts);
  const indexes = new Map(listQuestions(instrument).map(({ id }, at) => [id, at]));
  const design: Readonly<Record<string, Cell>> = {
    study_id: study,
    attempt,
    days_since_first: (attempt - 1) * 20,
    quarter: attempt === 1 ? '2027-Q1' : null,
    instrument_version: instrument.version,
    language: attempt === 1 ? 'en-IN' : null,
    arm: [...arms, null][(Number(study.slice(1)) + attempt) % 4] ?? null,
  };
  return table.columns.map(({ name, question, option, score }): Cell => {
    if (score) {
      const scored = result[score.id];
      if (name.endsWith('_level')) return scored?.level || null;
      return (name.endsWith('_percentile') ? scored?.percentile : scored?.value) ?? null;
    }
    if (!question) return design[name] ?? null;
    const answer = answers[indexes.get(question.id) ?? -1] ?? null;
    if (typeof answer === 'number' && getScale(instrument, question).kind === 'date')
      return formatDate(answer);
    if (option === undefined || answer === null) return typeof answer === 'object' ? null : answer;
    return Array.isArray(answer) && answer.includes(option) ? 1 : 0;
  });
}
