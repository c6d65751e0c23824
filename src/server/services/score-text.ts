import type { Instrument } from '#domain/instrument/instrument.ts';
import { isSuppressed } from '#domain/scoring/is-suppressed.ts';
import { levelName, findLevel } from '#domain/scoring/known-level.ts';
import { findLevelText, getLevelContent } from '#domain/scoring/level-text.ts';
import type { ScoreResult } from '#domain/scoring/result.ts';
import { findColour } from '#domain/scoring/summary.ts';
import type { Attempt } from '../repositories/attempts.ts';

/** What a person could read of a score. */
export interface ScoreText {
  /** The level by its name; '' where there is none. */
  readonly levelName: string;
  /** '' where nothing was said of the level, and where it gave way to words that come with help. */
  readonly words: string;
}

/**
 * The words for a stored score, in the version that was answered. The level is the stored one and is never judged anew.
 * @param instrument of that version
 */
export function getScoreText(
  instrument: Instrument,
  attempt: Attempt,
  id: string,
  stored: ScoreResult,
): ScoreText {
  const report = instrument.scores.find((score) => score.id === id)?.report;
  const { value, level } = stored;
  if (report === undefined || value === null || level === '') return { levelName: level, words: '' };
  const levelText = findLevel(report, attempt, value, level);
  const colour = findColour(instrument, id, value, attempt);
  if (isSuppressed(instrument, colour, attempt.helpFirst))
    return { levelName: levelName(levelText), words: '' };
  const note = colour === 'grey' ? undefined : findLevelText(report, levelText)?.colourNotes?.[colour];
  return {
    levelName: levelName(levelText),
    words: [getLevelContent(report, levelText, value)?.text, note].filter(Boolean).join(' '),
  };
}
