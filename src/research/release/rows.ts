import { dayMs } from '#domain/dates/day-length.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Result, ScoreResult } from '#domain/scoring/result.ts';
import { getAnswerCell, getScoreCell } from '#domain/tables/cells.ts';
import type { Cell, Column, Row, Table } from '#domain/tables/table.ts';
import type { AttemptWithAnswers } from '../source/attempts.ts';
import { type DisclosedFields, isDeterminedBy } from './determined-levels.ts';
import { type QuasiIdentifierName, getArms, getQuasiIdentifier } from './quasi-identifiers.ts';

/** The data of a row that is not in the attempt itself. */
export interface RowContext {
  readonly studyId: string;
  /** Number of this attempt of the person at this questionnaire, from 1. */
  readonly attempt: number;
  /** Time of the first attempt of the person at any questionnaire. */
  readonly first: Date;
  /** The disclosed fields of the person, as from `createQuasiIdentifiers`. */
  readonly shown: readonly Cell[];
  /** The answered version; null if too few people answered a version of the table. */
  readonly version: string | null;
  /** The possible versions: the answered one, or all of the table if it is not disclosed. */
  readonly instruments: readonly Instrument[];
  /** The arm of a trial, which is disclosed if enough people share it. */
  readonly arm: string | null;
}

/** Creates the row of an attempt. */
export function createAttemptRow(table: Table, whole: AttemptWithAnswers, facts: RowContext): Row {
  const known = (name: QuasiIdentifierName) => getQuasiIdentifier(facts.shown, name);
  const daysSinceFirst = Math.floor((whole.takenAt.getTime() - facts.first.getTime()) / dayMs);
  const shown = {
    ageBand: known('age_band'),
    gender: known('gender'),
    education: known('education'),
    daysSinceFirst,
  };
  const design: Readonly<Record<string, Cell>> = {
    study_id: facts.studyId,
    attempt: facts.attempt,
    days_since_first: daysSinceFirst,
    quarter: known('quarter'),
    instrument_version: facts.version,
    language: known('language'),
    browser_translated: whole.browserTranslated,
    arm: getArms(facts.shown) === null ? null : facts.arm,
  };
  const described = table.instrument as Instrument;
  return table.columns.map((column): Cell => {
    if (column.question) return getAnswerCell(described, whole.answers, column);
    if (column.score) return discloseScore(column, whole.result, facts.instruments, shown);
    return design[column.name] as Cell;
  });
}

const missing: ScoreResult = { value: null, level: '', percentile: null };

/** A stored score; null for a level or percentile that would disclose a suppressed field or version. */
function discloseScore(
  column: Column,
  result: Result,
  instruments: readonly Instrument[],
  shown: DisclosedFields,
): Cell {
  const id = column.score?.id as string;
  if (column.name === `score_${id}`) return getScoreCell(column, result);
  const part = column.name.endsWith('_level') ? 'level' : 'percentile';
  const stored = result[id] ?? missing;
  const isUninformative = instruments.every(({ scores }) => {
    const answered = scores.find((score) => score.id === id);
    return answered && isDeterminedBy(part, answered, stored, shown);
  });
  return isUninformative ? getScoreCell(column, result) : null;
}
