import { findInvalidEncoding } from '../../source/invalid-encoding.ts';
import type { TextSource } from '../../source/text-source.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const notUtf8: CheckRule<TextSource> = {
  id: 'text/not-utf8',
  level: 'error',
  description: 'Pages and captions are plain text in UTF-8. Other encodings lose characters.',
  examples: [{ bad: 'It\uFFFDs quiet.', good: 'It’s quiet.' }],
  check: ({ source }) => {
    const invalid = findInvalidEncoding(source);
    if (!invalid) return [];
    const { path, expected, actual, fix } = invalid.problem;
    return [{ line: invalid.line, path, expected, actual, fix }];
  },
};
