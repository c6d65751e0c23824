import type { Draft } from './draft.ts';

/** The position of a draft in its instrument. Items are identified by their position in the file, from 0. */
export interface QuestionPosition {
  /** The displayed item. */
  readonly item: number;
  /** Its position among the questions, from 0; null for an instruction. */
  readonly question: number | null;
  /**
   * Its number among the visible questions, from 1. An instruction has the number of the next question, or
   * `count` + 1 if none follows.
   */
  readonly number: number;
  /** Number of visible questions, given the answers so far. */
  readonly count: number;
  /** The first visible item. */
  readonly first: number;
  /** The previous visible item; null if there is none. */
  readonly before: number | null;
  /** The next visible item; null if there is none. */
  readonly after: number | null;
  /** Whether an answer to this item may show a hidden item. */
  readonly opens: boolean;
}

/** Computes the position in an instrument for which `hasFixedItemOrder` is true. `getPosition` handles all instruments. */
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
