import type { LevelStep, LevelText, LevelTier, Report } from '../instrument/instrument.ts';

/** What a person reads at a level. */
export interface LevelContent {
  readonly text: string;
  /** Up to three to choose from, the first one shown. */
  readonly steps: readonly string[];
  /** Slugs of pages. */
  readonly reading: readonly string[];
}

/**
 * The words for a score at its level: those of the first tier that holds, else the level's own; null where it has none.
 * @param level the line of the cuts that the score stands in; with the wire's word alone where that is not known
 */
export function getLevelContent(
  report: Report,
  level: Pick<LevelStep, 'id' | 'is'>,
  value: number,
): LevelContent | null {
  const own = findLevelText(report, level);
  if (own === undefined) return null;
  const { text, step, steps = [], reading } = own.tiers?.find((tier) => isIn(tier, value)) ?? own;
  return { text, steps: [step, ...steps], reading };
}

/** The text of a level: its own by its id, else that of the wire's word. */
export function findLevelText(
  { levelTexts }: Pick<Report, 'levelTexts'>,
  { id, is }: Pick<LevelStep, 'id' | 'is'>,
): LevelText | undefined {
  return (id === undefined ? undefined : levelTexts[id]) ?? levelTexts[is];
}

/** Does a tier hold for a score? One without limits holds for every score. */
export function isIn({ from, upTo }: Pick<LevelTier, 'from' | 'upTo'>, value: number): boolean {
  return (from === undefined || value >= from) && (upTo === undefined || value <= upTo);
}
