import type { Problem } from '../../domain/instrument/problem.ts';
import { jsonFault } from './json-fault.ts';
import { lineAt } from './json-fault-words.ts';
import { notText } from './not-text.ts';

/** What a JSON text says, or why it cannot be read and at which line (from 1), where that can be told. */
export type ParsedJson =
  | { readonly parsed: unknown; readonly fault?: never }
  | { readonly fault: { readonly line?: number; readonly problem: Problem } };

/**
 * Reads a JSON text, with or without a byte order mark; a text that is none gives its fault in the author's words. So
 * does a key that stands twice: JSON itself would keep the second and say nothing.
 */
export function parseJson(text: string): ParsedJson {
  const fault = notText(text);
  if (fault) return { fault };
  const bare = text.replace(/^\uFEFF/, '');
  const read = parsed(bare);
  const wrong = jsonFault(bare);
  if (!wrong) return 'value' in read ? { parsed: read.value } : { fault: { problem: unknown(read.message) } };
  const { at, path = '', expected = 'a JSON file', found, mend } = wrong;
  // What the machine reads is JSON, whatever our walk makes of it; a key that stands twice has its path.
  if ('value' in read && path === '') return { parsed: read.value };
  return { fault: { line: lineAt(bare, at), problem: { path, expected, found, mend } } };
}

function parsed(text: string): { readonly value: unknown } | { readonly message: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { message: (error as Error).message };
  }
}

/** What our walk did not find. */
function unknown(message: string): Problem {
  const found = message.replace(/ in JSON at position \d+.*$/s, '');
  const mend = 'Bring the file back from version control, and make the change again step by step.';
  return { path: '', expected: 'a JSON file', found, mend };
}
