import type { Answer } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { questionsOf } from '#domain/instrument/questions.ts';
import type { Result, ScoreResult } from '#domain/scoring/result.ts';
import type { WholeAttempt } from '../source/attempts.ts';
import { type ShownFacts, tellsNoMore } from './judgements.ts';
import type { Cell, Column, Row, Table } from './table.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What an attempt's row says beside the attempt itself. */
export interface RowFacts {
  readonly studyId: string;
  /** From 1: which of the person's attempts at this questionnaire. */
  readonly attempt: number;
  /** The person's first attempt of all. */
  readonly first: Date;
  /** The person's row of the people table, without the id. */
  readonly shown: readonly Cell[];
  /** The version that was answered; its name, null where too few people answered it. */
  readonly instrument: Instrument;
  readonly version: string | null;
}

/** The row of an attempt. */
export function attemptRow(table: Table, whole: WholeAttempt, facts: RowFacts): Row {
  const [ageBand = null, gender = null, education = null, quarter = null, language = null] = facts.shown;
  const shown = { ageBand, gender, education };
  const design: Readonly<Record<string, Cell>> = {
    study_id: facts.studyId,
    attempt: facts.attempt,
    days_since_first: Math.floor((whole.takenAt.getTime() - facts.first.getTime()) / dayMs),
    quarter,
    instrument_version: facts.version,
    language,
  };
  const places = placesOf(table.instrument as Instrument);
  return table.columns.map((column): Cell => {
    if (column.question) {
      return answerCell(whole.answers[places.get(column.question.id) as number] ?? null, column);
    }
    if (column.score) return scoreCell(column, whole.result, facts.instrument, shown);
    return design[column.name] as Cell;
  });
}

const known = new WeakMap<Instrument, ReadonlyMap<string, number>>();

/** Where the answer to each question stands in a list of answers. */
function placesOf(instrument: Instrument): ReadonlyMap<string, number> {
  const places = known.get(instrument) ?? new Map(questionsOf(instrument).map(({ id }, at) => [id, at]));
  known.set(instrument, places);
  return places;
}

/** A code as it was answered. Where nothing was answered it is missing: no option of several was turned down. */
function answerCell(answer: Answer, { option }: Column): Cell {
  if (answer === null) return null;
  if (option === undefined) return typeof answer === 'number' ? answer : null;
  return [answer].flat().includes(option) ? 1 : 0;
}

const missing: ScoreResult = { value: null, level: '', percentile: null };

function scoreCell(column: Column, result: Result, instrument: Instrument, shown: ShownFacts): Cell {
  const id = column.score?.id as string;
  const stored = result[id] ?? missing;
  if (column.name === `score_${id}`) return stored.value;
  const answered = instrument.scores.find((score) => score.id === id);
  if (!answered || !tellsNoMore(answered, stored, shown)) return null;
  return column.name.endsWith('_level') ? stored.level || null : stored.percentile;
}
