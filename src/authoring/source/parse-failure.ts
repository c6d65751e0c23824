import type { Violation } from '../finding/rule.ts';

/** The parse error of a page. */
export interface ParseFailure {
  /** Relative to the repository. */
  readonly file: string;
  /** The text of the page. */
  readonly source: string;
  /** Message of the parser. */
  readonly reason: string;
  /** Position of the error, from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** The fields of a `VFileMessage` that are used. */
interface MdxError {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Converts an error of the parser for the rules. */
export function toParseFailure(file: string, source: string, thrown: unknown): ParseFailure {
  const { reason, message, line, column } = thrown as MdxError;
  return { file, source, reason: reason ?? message ?? String(thrown), line, column };
}

/** Creates a violation at the position of the parse error. */
export function createViolationAtFailure(
  { reason, line, column }: ParseFailure,
  texts: Pick<Violation, 'expected' | 'actual' | 'fix'>,
): Violation {
  return { line: line ?? parseLine(reason), path: line && column ? `column ${column}` : '', ...texts };
}

/** Creates a violation at the first line that matches the pattern, else at the position of the parse error. */
export function createViolationAtPattern(
  failure: ParseFailure,
  pattern: RegExp,
  texts: Pick<Violation, 'expected' | 'actual' | 'fix'>,
): Violation {
  const at = failure.source.split('\n').findIndex((line) => pattern.test(line));
  return at < 0 ? createViolationAtFailure(failure, texts) : { line: at + 1, path: '', ...texts };
}

/** Parses the line of an unclosed tag from a message that contains "(4:1-4:16)". */
function parseLine(reason: string): number | undefined {
  const line = /\((\d+):\d+/.exec(reason)?.[1];
  return line === undefined ? undefined : Number(line);
}
