import type { Problem } from '../../domain/instrument/problem.ts';
import { notText } from './not-text.ts';

/** What a JSON text says, or why it cannot be read and at which line (from 1), where that can be told. */
export type ParsedJson =
  | { readonly parsed: unknown; readonly fault?: never }
  | { readonly fault: { readonly line?: number; readonly problem: Problem } };

/** Reads a JSON text, with or without a byte order mark; a text that is none gives its fault in the author's words. */
export function parseJson(text: string): ParsedJson {
  const fault = notText(text);
  if (fault) return { fault };
  try {
    return { parsed: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const { message } = error as Error;
    const line = lineOfFailure(text, message);
    const found = message.replace(/ in JSON at position \d+.*$/s, '');
    const mend =
      'Look there, and at the end of the line before, for a missing comma or quote, or a comma too many before a closing bracket.';
    const problem = { path: '', expected: 'a JSON file', found: inPlainWords[found] ?? found, mend };
    return { fault: { ...(line === undefined ? {} : { line }), problem } };
  }
}

const inPlainWords: Readonly<Record<string, string>> = {
  "Expected ',' or '}' after property value": 'no comma, and no closing }, after a value',
  "Expected ',' or ']' after array element": 'no comma, and no closing ], after an entry',
  'Expected double-quoted property name': 'a comma too many, or a key without double quotation marks',
  "Expected ':' after property name": 'no colon after a key',
  'Unterminated string': 'a quotation mark that is not closed',
  'Bad control character in string literal':
    'a quotation mark that is not closed, or a line end within words',
  'Unexpected end of JSON input': 'the end of the file, where a closing bracket is missing',
};

function lineOfFailure(text: string, message: string): number | undefined {
  const position = /at position (\d+)/.exec(message)?.[1];
  const end = /end of JSON input/.test(message) ? text.trimEnd().length : undefined;
  const at = position === undefined ? end : Number(position);
  return at === undefined ? undefined : text.slice(0, at).split('\n').length;
}
