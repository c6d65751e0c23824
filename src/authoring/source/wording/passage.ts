import type { Level } from '../../finding/finding.ts';
import { normalizeSigns } from './normalize-signs.ts';
import { mentionsSuicide } from './mentions-suicide.ts';

/** A name that a page writes as a tag. */
export interface TaggedName {
  /** As in `content/settings.json`. */
  readonly name: string;
  /** "<Program />" */
  readonly tag: string;
}

/** Where a text stands. */
export interface TextContext {
  /** The text quotes a thought, a myth or an item, which need not be kind. */
  readonly quoted?: boolean;
  /**
   * The text is read by people who may be thinking of suicide: everyday words for means count too. They also count
   * in any text that speaks of suicide itself.
   */
  readonly careful?: boolean;
  /** Names that a tag stands for; none where no tag can stand. */
  readonly names?: readonly TaggedName[];
  /** Telephone numbers of the help lines as digits alone; none where any number may stand. */
  readonly numbers?: readonly string[];
}

/** A text that people read, with its place. */
export interface Passage extends Required<TextContext> {
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number | undefined;
  /** As in findings; undefined in a page, where the line says it. */
  readonly path: string | undefined;
  readonly text: string;
  /** With one kind of space, hyphen and apostrophe. */
  readonly plain: string;
  /** What the rules of level 'error' found in it. */
  readonly errors: readonly Hit[];
}

/** Words that a rule is broken by, and where in the passage. */
export interface Hit {
  readonly level: Level;
  readonly words: string;
  readonly from: number;
  readonly instead: string;
  readonly why: string;
}

/** A text with its place, before any rule has looked at it. */
export function createPassage(
  text: string,
  context: TextContext & {
    readonly file: string;
    readonly line?: number | undefined;
    readonly path?: string | undefined;
  },
): Passage {
  const plain = normalizeSigns(text);
  const { file, line, path, quoted = false, careful = false, names = [], numbers = [] } = context;
  const isCareful = careful || mentionsSuicide(plain);
  return { file, line, path, text, plain, quoted, careful: isCareful, names, numbers, errors: [] };
}

/** Whether an error stands around the words of a hit and says all that is to be said of them. */
export function isCovered(error: Hit, { level, words, from, why }: Hit): boolean {
  const isAround = error.from <= from && error.from + error.words.length >= from + words.length;
  return isAround && (level === 'advice' || (error.why === why && error.words.length > words.length));
}
