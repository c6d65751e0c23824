import type { Answer } from '../answers/codes.ts';
import type { Instrument } from '../instrument/instrument.ts';
import { getScale, listQuestions } from '../instrument/questions.ts';
import type { Result } from '../scoring/result.ts';
import { formatDate } from './format-free.ts';
import type { Cell, Column } from './table.ts';

/** The cell of an answer column: the code as answered. */
export function getAnswerCell(instrument: Instrument, answers: readonly Answer[], column: Column): Cell {
  const place = getPositions(instrument).get(column.question?.id ?? '');
  const answer = place === undefined ? null : (answers[place] ?? null);
  // All options of an unanswered question are missing, not 0.
  if (answer === null) return null;
  if (column.option !== undefined) return [answer].flat<readonly unknown[]>().includes(column.option) ? 1 : 0;
  if (typeof answer === 'object') return null;
  const isDate = column.question && getScale(instrument, column.question).kind === 'date';
  return isDate ? formatDate(Number(answer)) : answer;
}

/** The cell of a score column: the stored value, level or percentile. */
export function getScoreCell({ name, score }: Column, result: Result): Cell {
  const id = score?.id ?? '';
  const stored = result[id];
  if (stored === undefined) return null;
  if (name === `score_${id}`) return stored.value;
  return name.endsWith('_level') ? stored.level || null : stored.percentile;
}

const known = new WeakMap<Instrument, ReadonlyMap<string, number>>();

/** The position of each question in a list of answers. */
function getPositions(instrument: Instrument): ReadonlyMap<string, number> {
  const places = known.get(instrument) ?? new Map(listQuestions(instrument).map(({ id }, at) => [id, at]));
  known.set(instrument, places);
  return places;
}
