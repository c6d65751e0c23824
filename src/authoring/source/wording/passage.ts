import type { FindingLevel } from '../../finding/finding.ts';
import { normalizePunctuation } from './normalize-punctuation.ts';
import { mentionsSuicide } from './mentions-suicide.ts';

/** A name that pages write as a tag. */
export interface TaggedName {
  /** As in `content/settings.json`. */
  readonly name: string;
  /** Such as "<Program />". */
  readonly tag: string;
}

/** The context of a text. */
export interface TextContext {
  /** The text is a quotation, a myth or an item, so rules on tone do not apply. */
  readonly isQuotation?: boolean;
  /**
   * Readers of the text may be thinking of suicide, so that everyday words for means are reported. Always true for a
   * text that mentions suicide.
   */
  readonly isSensitive?: boolean;
  /** Names for which a tag exists; empty if the text cannot contain tags. */
  readonly names?: readonly TaggedName[];
  /** Telephone numbers of the helplines, as digits; empty if any number is allowed. */
  readonly numbers?: readonly string[];
}

/** A text with its position and context. */
export interface Passage extends Required<TextContext> {
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number | undefined;
  /** Path as in findings; undefined for pages, which are located by line. */
  readonly path: string | undefined;
  readonly text: string;
  /** The text after `normalizePunctuation`. */
  readonly plain: string;
  /** Matches of the rules with level 'error'. */
  readonly errors: readonly WordingMatch[];
}

/** A match of a rule in a passage. */
export interface WordingMatch {
  readonly level: FindingLevel;
  readonly text: string;
  readonly from: number;
  readonly instead: string;
  readonly why: string;
}

/** Creates a passage without matches. */
export function createPassage(
  text: string,
  context: TextContext & {
    readonly file: string;
    readonly line?: number | undefined;
    readonly path?: string | undefined;
  },
): Passage {
  const plain = normalizePunctuation(text);
  const { file, line, path, isQuotation = false, isSensitive = false, names = [], numbers = [] } = context;
  const isCareful = isSensitive || mentionsSuicide(plain);
  return { file, line, path, text, plain, isQuotation, isSensitive: isCareful, names, numbers, errors: [] };
}

/** Returns true if an error contains the match and makes its report redundant. */
export function isCovered(error: WordingMatch, { level, text, from, why }: WordingMatch): boolean {
  const isAround = error.from <= from && error.from + error.text.length >= from + text.length;
  return isAround && (level === 'advice' || (error.why === why && error.text.length > text.length));
}
