import type { UnlocatedFinding } from '../finding/finding.ts';
import { isBrokenBy, type JsonError, type JsonRule, toSentence } from './json-rules/json-rule.ts';
import { table } from './json-rules/table.ts';
import { getLineAt } from './json-rules/text-positions.ts';
import { findJsonError } from './json-error.ts';

/** What a JSON text says, or why it cannot be read and at which line (from 1). */
export type ParsedJson =
  | { readonly parsed: unknown; readonly fault?: never }
  | { readonly fault: UnlocatedFinding & { readonly rule: string; readonly line: number } };

/**
 * Reads a JSON text, with or without a byte order mark; a text that is none gives its fault in the author's words. So
 * does a key that a group has twice: JSON itself would keep the second and say nothing.
 */
export function parseJson(text: string): ParsedJson {
  // Bytes of another encoding were read as U+FFFD.
  const undecoded = text.search(/[\0\uFFFD]/);
  if (undecoded >= 0) return toFailure({ kind: 'InvalidEncoding', text, at: undecoded, token: '' });
  const bare = text.replace(/^\uFEFF/, '');
  const error = findJsonError(bare);
  return error ? toFailure(error) : { parsed: JSON.parse(bare) };
}

function toFailure(error: JsonError): ParsedJson {
  const rule = table.find((each) => isBrokenBy(each, error)) ?? (table.at(-1) as JsonRule);
  const { id, expected = 'a JSON file', actual, fix } = rule;
  return {
    fault: {
      rule: id,
      line: getLineAt(error.text, rule.at?.(error) ?? error.at),
      path: error.path ?? '',
      expected,
      actual: toSentence(actual, error),
      fix: toSentence(fix, error),
    },
  };
}
