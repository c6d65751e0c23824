import type { Draft } from './draft.ts';

/** Where somebody is on the way through an instrument. Items are named by their places in the file, from 0. */
export interface QuestionPosition {
  /** The item on screen. */
  readonly item: number;
  /** Its place among the answers, from 0; null for a screen of instruction. */
  readonly question: number | null;
  /**
   * Its number among the questions shown, from 1. An instruction has that of the question after it: one more than
   * there are, where none follows.
   */
  readonly number: number;
  /** How many questions are shown for the answers so far. */
  readonly count: number;
  /** The first item shown. */
  readonly first: number;
  /** The item shown before this one; null for none. */
  readonly before: number | null;
  /** The item shown after this one; null for none. */
  readonly after: number | null;
  /** May an answer here show an item that is hidden so far? */
  readonly opens: boolean;
}

/** Where a draft of a straight instrument stands: `isStraight` says which. `placeOf` knows the way through any. */
export function getFixedPosition({ index, options: { length } }: Draft): QuestionPosition {
  return {
    item: index,
    question: index,
    number: index + 1,
    count: length,
    first: 0,
    before: index > 0 ? index - 1 : null,
    after: index + 1 < length ? index + 1 : null,
    opens: false,
  };
}
