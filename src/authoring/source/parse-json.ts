import type { Unplaced } from '../report/finding.ts';
import { encodingFault } from '../rules/json/encoding.ts';
import type { JsonFault } from '../rules/json/json-rule.ts';
import { straySign } from '../rules/json/stray-sign.ts';
import { lineAt } from '../rules/json/text-places.ts';
import { jsonFault } from './json-fault.ts';

/** What a JSON text says, or why it cannot be read and at which line (from 1). */
export type ParsedJson =
  | { readonly parsed: unknown; readonly fault?: never }
  | { readonly fault: Unplaced & { readonly rule: string; readonly line: number } };

/**
 * Reads a JSON text, with or without a byte order mark; a text that is none gives its fault in the author's words. So
 * does a key that a group has twice: JSON itself would keep the second and say nothing.
 */
export function parseJson(text: string): ParsedJson {
  const odd = encodingFault(text);
  if (odd) return faulty(text, odd);
  const bare = text.replace(/^\uFEFF/, '');
  const read = parsed(bare);
  const wrong = jsonFault(bare);
  // What the machine reads is JSON, whatever our walk makes of it; a repeated key has its path.
  if ('value' in read) return wrong?.path ? faulty(bare, wrong) : { parsed: read.value };
  return faulty(bare, wrong ?? straySign.fault(0, read.message));
}

function faulty(text: string, { at, path = '', expected = 'a JSON file', ...rest }: JsonFault): ParsedJson {
  return { fault: { ...rest, line: lineAt(text, at), path, expected } };
}

function parsed(text: string): { readonly value: unknown } | { readonly message: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { message: (error as Error).message };
  }
}
