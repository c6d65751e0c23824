import type { JsonFault } from './json-rule.ts';
import { jsonRule } from './json-rule.ts';

export const quoteForm = jsonRule({
  id: 'json/quote-form',
  says: 'Quotation marks are straight and double: "…".',
  examples: [
    { bad: "{ 'a': 1 }", good: '{ "a": 1 }' },
    { bad: '{ "a": “b” }', good: '{ "a": "b" }' },
  ],
  fault: (at: number, sign: string) => ({
    at,
    actual: `${sign === "'" ? 'a single quotation mark' : 'a curly quotation mark'}: ${sign}`,
    fix: 'Write straight double quotation marks at both ends: "…"',
  }),
});

/** Quotation marks of another form where a key or value begins. */
export function quoteFault(text: string, at: number): JsonFault | undefined {
  const sign = text[at] ?? '';
  return /['‘’`´“”„‟«»]/.test(sign) ? quoteForm.fault(at, sign) : undefined;
}
