import type { Instrument } from '#domain/instrument/instrument.ts';
import { computeResult } from '#domain/scoring/result.ts';
import type { StoredAttempt } from './stored-data.ts';

/** The expected text of a cell. If `mayBeBlank`, the cell may also be blank, and blanks are counted. */
export interface ExpectedCell {
  readonly text: string;
  readonly mayBeBlank?: true;
}

type StoredAnswer = number | number[] | string | null;
type StoredResult = Record<string, { value: number | null; level: string; percentile: number | null }>;

/** Computes the expected cells of an attempt from the stored data, by column name. */
export function computeExpectedCells(
  studyId: string,
  stored: StoredAttempt,
  instrument: Instrument,
): Map<string, ExpectedCell> {
  const cells = new Map<string, ExpectedCell>([
    ['study_id', { text: studyId }],
    ['attempt', { text: stored.number }],
    ['days_since_first', { text: stored.days }],
    ['quarter', { text: stored.quarter, mayBeBlank: true }],
    ['instrument_version', { text: stored.version, mayBeBlank: true }],
    ['language', { text: stored.language, mayBeBlank: true }],
    ['browser_translated', { text: stored.browser_translated }],
    ['arm', { text: stored.disclosed_arm, mayBeBlank: true }],
  ]);
  const answers = JSON.parse(stored.answers) as StoredAnswer[];
  const questions = instrument.items.filter((item) => !('instruction' in item));
  questions.forEach((item, place) => {
    const name = item.id.split('-').join('__');
    const column = cells.has(name) ? `item_${name}` : name;
    const scaleName = 'scale' in item ? item.scale : undefined;
    const scale =
      scaleName === undefined ? instrument.scale : (instrument.scales?.[scaleName] ?? instrument.scale);
    const answer = answers[place];
    if (scale.kind === 'several') {
      for (const { code } of scale.options) {
        const chosen = Array.isArray(answer) && answer.indexOf(code) >= 0 ? '1' : '0';
        cells.set(`${column}_${code}`, { text: Array.isArray(answer) ? chosen : '' });
      }
    } else if (scale.kind === 'date')
      cells.set(column, { text: `${answer ?? ''}`.replace(/^(....)(..)(..)$/, '$1-$2-$3') });
    else
      cells.set(column, {
        text: typeof answer === 'number' || scale.kind === 'text' ? `${answer ?? ''}` : '',
      });
  });
  const result = JSON.parse(stored.result) as StoredResult;
  for (const { id } of instrument.scores) {
    const { value = null, level = '', percentile = null } = result[id] ?? {};
    cells.set(`score_${id}`, { text: value === null ? '' : `${value}` });
    cells.set(`score_${id}_level`, { text: level, mayBeBlank: true });
    cells.set(`score_${id}_percentile`, {
      text: percentile === null ? '' : `${percentile}`,
      mayBeBlank: true,
    });
  }
  return cells;
}

/** Lists the ids of scores that differ when they are recomputed from the stored answers. */
export function listDifferingScores(stored: StoredAttempt, instrument: Instrument): string[] {
  const result = JSON.parse(stored.result) as StoredResult;
  const recomputed = computeResult(instrument, JSON.parse(stored.answers) as StoredAnswer[], {
    age: Number(stored.age),
    gender: stored.gender as 'male' | 'female' | null,
    education: stored.education === null ? null : Number(stored.education),
  });
  return Object.entries(recomputed).flatMap(([id, { value, level, percentile }]) => {
    const storedScore = result[id];
    const isSame =
      storedScore?.value === value && storedScore.level === level && storedScore.percentile === percentile;
    return isSame ? [] : [id];
  });
}
