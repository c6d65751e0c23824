import type { LevelStep, LevelText, LevelTier, Report } from '../instrument/instrument.ts';

/** The content of the feedback at a level. */
export interface LevelContent {
  readonly text: string;
  /** Up to three; the first one is displayed. */
  readonly steps: readonly string[];
  /** Slugs of reading pages. */
  readonly reading: readonly string[];
}

/**
 * Finds the content for a score: that of the first tier that applies, else that of the level.
 * @param level the level of the score; without an id if only the received level is known
 * @returns null if the level has no content
 */
export function getLevelContent(
  report: Report,
  level: Pick<LevelStep, 'id' | 'is'>,
  value: number,
): LevelContent | null {
  const own = findLevelText(report, level);
  if (own === undefined) return null;
  const { text, step, steps = [], reading } = own.tiers?.find((tier) => isTierApplicable(tier, value)) ?? own;
  return { text, steps: [step, ...steps], reading };
}

/** Finds the content of a level by its id, else by its `is` value. */
export function findLevelText(
  { levelTexts }: Pick<Report, 'levelTexts'>,
  { id, is }: Pick<LevelStep, 'id' | 'is'>,
): LevelText | undefined {
  return (id === undefined ? undefined : levelTexts[id]) ?? levelTexts[is];
}

/** Whether a tier applies to a score. Limits are inclusive; a tier without limits always applies. */
export function isTierApplicable({ from, upTo }: Pick<LevelTier, 'from' | 'upTo'>, value: number): boolean {
  return (from === undefined || value >= from) && (upTo === undefined || value <= upTo);
}
