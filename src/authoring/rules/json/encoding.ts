import type { JsonFault } from './json-rule.ts';
import { jsonRule } from './json-rule.ts';

export const encoding = jsonRule({
  id: 'json/encoding',
  says: 'A JSON file is plain text in UTF-8.',
  examples: [{ bad: '{ "title": "Caf\uFFFD" }', good: '{ "title": "Café" }' }],
  fault: (at: number) => ({
    at,
    expected: 'a text file in UTF-8',
    actual: 'bytes that are not text in UTF-8',
    fix: 'Save it as plain text in UTF-8, or bring the file back from version control.',
  }),
});

/** The first place of a text, read as UTF-8, that was no text: bytes of another encoding were read as U+FFFD. */
export function encodingFault(text: string): JsonFault | undefined {
  const at = text.search(/[\0\uFFFD]/);
  return at < 0 ? undefined : encoding.fault(at);
}
