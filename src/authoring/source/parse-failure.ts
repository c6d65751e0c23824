import type { Flaw } from '../finding/rule.ts';

/** Why a page does not parse, as its parser says it. */
export interface ParseFailure {
  /** Relative to the repository. */
  readonly file: string;
  /** The text of the page. */
  readonly source: string;
  /** The parser's message. */
  readonly reason: string;
  /** Where it gave up, from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** What `VFileMessage` has of these. */
interface MdxError {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number;
  readonly column?: number;
}

/** What a parser threw, as its rules read it. */
export function readFailure(file: string, source: string, thrown: unknown): ParseFailure {
  const { reason, message, line, column } = thrown as MdxError;
  return { file, source, reason: reason ?? message ?? String(thrown), line, column };
}

/** The words of a rule at the place where the parser gave up. */
export function locateAtFailure(
  { reason, line, column }: ParseFailure,
  words: Pick<Flaw, 'expected' | 'actual' | 'fix'>,
): Flaw {
  return { line: line ?? parseLine(reason), path: line && column ? `column ${column}` : '', ...words };
}

/** The words of a rule at the first line that a pattern finds, where something was opened; else where the parser gave up. */
export function locateAtOpening(
  failure: ParseFailure,
  pattern: RegExp,
  words: Pick<Flaw, 'expected' | 'actual' | 'fix'>,
): Flaw {
  const at = failure.source.split('\n').findIndex((line) => pattern.test(line));
  return at < 0 ? locateAtFailure(failure, words) : { line: at + 1, path: '', ...words };
}

/** "(4:1-4:16)" names the line of the tag that waits for its end. */
function parseLine(reason: string): number | undefined {
  const line = /\((\d+):\d+/.exec(reason)?.[1];
  return line === undefined ? undefined : Number(line);
}
