import { dayMs } from '#domain/dates/day-length.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Result, ScoreResult } from '#domain/scoring/result.ts';
import { answerCell, scoreCell } from '#domain/tables/cells.ts';
import type { Cell, Column, Row, Table } from '#domain/tables/table.ts';
import type { WholeAttempt } from '../source/attempts.ts';
import { type DisclosedFields, isDeterminedBy } from './determined-levels.ts';
import { type KnownName, knownArms, getKnownField } from './known.ts';

/** What an attempt's row says beside the attempt itself. */
export interface RowContext {
  readonly studyId: string;
  /** From 1: which of the person's attempts at this questionnaire. */
  readonly attempt: number;
  /** The person's first attempt of all. */
  readonly first: Date;
  /** What is shown of the person, as `knownRow` has it. */
  readonly shown: readonly Cell[];
  /** The name of the version that was answered; null where too few people answered one of its table. */
  readonly version: string | null;
  /** What may have been answered, as far as the row tells: that version, or all of its table where it has no name. */
  readonly instruments: readonly Instrument[];
  /** The arm of a trial that may be told where others share it. */
  readonly arm: string | null;
}

/** The row of an attempt. */
export function attemptRow(table: Table, whole: WholeAttempt, facts: RowContext): Row {
  const known = (name: KnownName) => getKnownField(facts.shown, name);
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
    arm: knownArms(facts.shown) === null ? null : facts.arm,
  };
  const described = table.instrument as Instrument;
  return table.columns.map((column): Cell => {
    if (column.question) return answerCell(described, whole.answers, column);
    if (column.score) return discloseScore(column, whole.result, facts.instruments, shown);
    return design[column.name] as Cell;
  });
}

const missing: ScoreResult = { value: null, level: '', percentile: null };

/** A score as it is stored, but for a level or percentile that would tell what the people table hides, or the version. */
function discloseScore(
  column: Column,
  result: Result,
  instruments: readonly Instrument[],
  shown: DisclosedFields,
): Cell {
  const id = column.score?.id as string;
  if (column.name === `score_${id}`) return scoreCell(column, result);
  const part = column.name.endsWith('_level') ? 'level' : 'percentile';
  const stored = result[id] ?? missing;
  const isUninformative = instruments.every(({ scores }) => {
    const answered = scores.find((score) => score.id === id);
    return answered && isDeterminedBy(part, answered, stored, shown);
  });
  return isUninformative ? scoreCell(column, result) : null;
}
