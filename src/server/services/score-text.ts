import type { Instrument } from '#domain/instrument/instrument.ts';
import { isLevelTextSuppressed } from '#domain/scoring/is-suppressed.ts';
import { findLevel, getLevelName } from '#domain/scoring/level.ts';
import { findLevelText, getLevelContent } from '#domain/scoring/level-text.ts';
import type { ScoreResult } from '#domain/scoring/result.ts';
import { findColour } from '#domain/scoring/summary.ts';
import type { Translate } from '#language/translate.ts';
import type { Attempt } from '../repositories/attempts.ts';

/** The texts of a score. */
export interface ScoreText {
  /** Name of the level; '' without one. */
  readonly levelName: string;
  /** '' without a text, and if help replaces it. */
  readonly words: string;
}

/**
 * The texts of a stored score, in the answered version. The stored level is not evaluated again.
 * @param instrument of that version, in the language of `t`
 */
export function getScoreText(
  t: Translate,
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
  if (isLevelTextSuppressed(instrument, colour, attempt.helpFirst))
    return { levelName: getLevelName(t, levelText), words: '' };
  const note = colour === 'grey' ? undefined : findLevelText(report, levelText)?.colourNotes?.[colour];
  return {
    levelName: getLevelName(t, levelText),
    words: [getLevelContent(report, levelText, value)?.text, note].filter(Boolean).join(' '),
  };
}
