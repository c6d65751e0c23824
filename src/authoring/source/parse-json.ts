import type { Problem } from '#domain/instrument/problem.ts';
import {
  isSyntaxRuleViolated,
  type JsonSyntaxError,
  type JsonSyntaxRule,
  formatSyntaxSentence,
} from './json-rules/json-rule.ts';
import { jsonRuleTable } from './json-rules/table.ts';
import { getLineAt } from './json-rules/text-positions.ts';
import { findJsonError } from './json-error.ts';

/** A parsed JSON text, or its problem with a line from 1. */
export type ParsedJson =
  | { readonly parsed: unknown; readonly problem?: never }
  | { readonly problem: Problem & { readonly rule: string; readonly line: number } };

/**
 * Parses a JSON text, with or without a byte order mark. Duplicate keys, of which `JSON.parse` uses the last, are
 * problems.
 */
export function parseJson(text: string): ParsedJson {
  // Invalid bytes were decoded as U+FFFD.
  const undecoded = text.search(/[\0\uFFFD]/);
  if (undecoded >= 0) return toFailure({ kind: 'InvalidEncoding', text, at: undecoded, token: '' });
  const bare = text.replace(/^\uFEFF/, '');
  const error = findJsonError(bare);
  return error ? toFailure(error) : { parsed: JSON.parse(bare) };
}

function toFailure(error: JsonSyntaxError): ParsedJson {
  const rule =
    jsonRuleTable.find((each) => isSyntaxRuleViolated(each, error)) ??
    (jsonRuleTable.at(-1) as JsonSyntaxRule);
  const { id, expected = 'a JSON file', actual, fix } = rule;
  return {
    problem: {
      rule: id,
      line: getLineAt(error.text, rule.at?.(error) ?? error.at),
      path: error.path ?? '',
      expected,
      actual: formatSyntaxSentence(actual, error),
      fix: formatSyntaxSentence(fix, error),
    },
  };
}
