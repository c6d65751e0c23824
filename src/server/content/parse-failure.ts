import { type ContentFinding, error } from './content-finding.ts';
import { inPlainWords, openNote } from './parse-words.ts';

/** What `VFileMessage` tells of a page that does not parse. */
interface Failure {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The parser's complaint about a page in plain words, with line and column where it gives them. */
export function parseFailure(file: string, source: string, failure: unknown): ContentFinding {
  const { reason, message, line, column } = failure as Failure;
  const said = reason ?? message ?? String(failure);
  const note = /brace|acorn|in expression/.test(said) ? openNoteIn(source) : undefined;
  if (note !== undefined) return error(file, note, { path: '', ...openNote });
  const words = inPlainWords(said);
  // What is opened and never closed is told at the end of the file; the author needs its beginning.
  const opened = openedIn(source, said);
  const at = opened ?? line ?? lineIn(said);
  return error(file, at, {
    path: opened === undefined && line && column ? `column ${column}` : '',
    expected: words.expected,
    found: words.found,
    mend: words.mend,
  });
}

/** "(4:1-4:16)" names the line of the tag that waits for its end. */
function lineIn(said: string): number | undefined {
  const line = /\((\d+):\d+/.exec(said)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** The line of the first note that is not closed, from 1. */
function openNoteIn(source: string): number | undefined {
  for (const { index } of source.matchAll(/\{\/\*/g)) {
    const end = source.indexOf('*/}', index);
    if (end < 0) return source.slice(0, index).split('\n').length;
  }
  return undefined;
}

/** The line of a quotation mark or a curly brace that is not closed, from 1. */
function openedIn(source: string, said: string): number | undefined {
  const pattern = /closing quote/.test(said)
    ? /<[A-Z][^>]*=\s*"[^"]*$/
    : /closing brace/.test(said)
      ? /(^|[^\\])\{[^}]*$/
      : undefined;
  const at = pattern === undefined ? -1 : source.split('\n').findIndex((line) => pattern.test(line));
  return at < 0 ? undefined : at + 1;
}
