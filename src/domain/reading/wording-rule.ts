/** Words that a text must not hold, or should not without thought. */
export interface WordingRule {
  /** Global; but for names it takes no account of small and capital letters. */
  readonly pattern: RegExp;
  /** An error keeps the text from being released. */
  readonly level: 'error' | 'advice';
  /** What to write in its place. */
  readonly instead: string;
  /** One sentence. */
  readonly why: string;
  /** The words may stand where a text quotes a thought or a myth, to answer it. */
  readonly quotable?: boolean;
}
