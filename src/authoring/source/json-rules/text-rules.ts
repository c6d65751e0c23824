import type { JsonSyntaxRule } from './json-rule.ts';
import { findNumberAround, truncate, cutAtBackslash } from './text-positions.ts';

/** Rules on encoding, strings and numbers. */
export const jsonTextRules: readonly JsonSyntaxRule[] = [
  {
    id: 'json/encoding',
    description: 'A JSON file is plain text in UTF-8.',
    examples: [{ bad: '{ "title": "Caf\uFFFD" }', good: '{ "title": "Café" }' }],
    when: [{ kinds: ['InvalidEncoding'] }],
    expected: 'a text file in UTF-8',
    actual: 'bytes that are not text in UTF-8',
    fix: 'Save it as plain text in UTF-8, or restore the file from version control.',
  },
  {
    id: 'json/merge-marks',
    description: 'A JSON file has no conflict markers of a merge (<<<<<<<, =======, >>>>>>>).',
    examples: [
      {
        bad: '{\n<<<<<<< HEAD\n  "title": "Rest"\n=======\n  "title": "Sleep"\n>>>>>>> ours\n}',
        good: '{\n  "title": "Sleep"\n}',
      },
    ],
    when: [{ kinds: ['InvalidSymbol'], token: /^([<|=>])\1{6}$/ }],
    actual: ({ token }) => `${token}, a conflict marker of version control`,
    fix: 'Keep one of the two versions between <<<<<<<, ======= and >>>>>>>. Delete the other one and the marker lines.',
  },
  {
    id: 'json/empty-file',
    description: 'A JSON file is not empty.',
    examples: [{ bad: '', good: '{}' }],
    when: [{ kinds: ['ValueExpected'], token: /^$/, before: /^\s*$/ }],
    at: () => 0,
    actual: 'an empty file',
    fix: 'Restore the file from version control.',
  },
  {
    id: 'json/note',
    description: 'A JSON file has no comments.',
    examples: [{ bad: '{ "a": 1 // mine\n}', good: '{ "a": 1 \n}' }],
    when: [
      { kinds: ['InvalidCommentToken', 'UnexpectedEndOfComment'] },
      { kinds: ['InvalidSymbol'], token: /^(#|<!--)/ },
    ],
    actual: ({ token }) => `a comment that begins with ${/^(?:\/.|#|<!--)/.exec(token)?.[0]}`,
    fix: 'Remove it. JSON has no comments.',
  },
  {
    id: 'json/odd-space',
    description: 'Spaces between entries are plain spaces.',
    examples: [{ bad: '{\u00A0"a": 1 }', good: '{ "a": 1 }' }],
    when: [{ kinds: ['InvalidSymbol'], token: /^[\s\u200B\u2060\uFEFF]/ }],
    actual: 'a special space, such as a no-break space',
    fix: 'Type a plain space instead.',
  },
  {
    id: 'json/quote-form',
    description: 'Quotation marks are straight and double: "…".',
    examples: [
      { bad: "{ 'a': 1 }", good: '{ "a": 1 }' },
      { bad: '{ "a": “b” }', good: '{ "a": "b" }' },
    ],
    when: [{ kinds: ['InvalidSymbol'], token: /^['‘’`´“”„‟«»]/ }],
    actual: ({ token }) =>
      `${token.startsWith("'") ? 'a single quotation mark' : 'a curly quotation mark'}: ${token[0]}`,
    fix: 'Write straight double quotation marks at both ends: "…"',
  },
  {
    id: 'json/quote-open',
    description: 'A string ends on the line on which it begins.',
    examples: [
      { bad: '{\n  "a": "Write,\n  "b": 1\n}', good: '{\n  "a": "Write",\n  "b": 1\n}' },
      { bad: '{\n  "a": "b”,\n  "c": 1\n}', good: '{\n  "a": "b",\n  "c": 1\n}' },
    ],
    when: [{ kinds: ['UnexpectedEndOfString'] }],
    actual: ({ token }) =>
      `a quotation mark that is not closed, before "${truncate(token.slice(1).trimEnd())}"`,
    fix: ({ token }) =>
      /[“”„‟]/.test(token)
        ? 'Replace the curly quotation mark by ".'
        : 'Write " at the end of the string. A string is on one line.',
  },
  {
    id: 'json/key-unquoted',
    description: 'A key is written in quotation marks.',
    examples: [{ bad: '{ title: 1 }', good: '{ "title": 1 }' }],
    when: [{ kinds: ['InvalidSymbol'], token: /^[\p{L}_$]/u, before: /[{,\n]\s*$/, after: /^\s*:/ }],
    actual: ({ token }) => `the key ${truncate(token)} without quotation marks`,
    fix: ({ token }) => `Write "${truncate(token)}".`,
  },
  {
    id: 'json/quote-within',
    description: 'A quotation mark in a string is written \\".',
    examples: [
      { bad: '{ "a": "Say "yes" now" }', good: '{ "a": "Say \\"yes\\" now" }' },
      { bad: '{\n  "a: "Write"\n}', good: '{\n  "a": "Write"\n}' },
    ],
    when: [
      { kinds: ['InvalidSymbol'], token: /^[^;=]/, before: /"[ \t]*$/ },
      { kinds: ['CommaExpected'], token: /^"/, before: /"$/ },
    ],
    actual: ({ token }) => `"${truncate(token.replaceAll('"', ''))}" right after a closing quotation mark`,
    fix: 'Add or remove a quotation mark on this line. In a string, write \\" for a quotation mark.',
  },
  {
    id: 'json/small-letters',
    description: 'true, false and null are written in lower case.',
    examples: [{ bad: '{ "a": True }', good: '{ "a": true }' }],
    when: [{ kinds: ['InvalidSymbol'], token: /^(true|false|null)$/i }],
    actual: ({ token }) => token,
    fix: ({ token }) => `Write ${token.toLowerCase()}, in lower case.`,
  },
  {
    id: 'json/no-number',
    description: 'A number is written in digits. JSON has no NaN, NA or Infinity.',
    examples: [{ bad: '{ "sd": NaN }', good: '{ "sd": 3.5 }' }],
    // Spellings of spreadsheet and statistics programs.
    when: [
      { kinds: ['InvalidSymbol'], token: /^(nan|na|inf|infinity|none|undefined)$/i },
      { kinds: ['InvalidSymbol'], token: /^-$/, after: /^inf/i },
    ],
    expected: 'a number, or null if it is optional',
    actual: findNumberAround,
    fix: 'Write a number, or null if the key is optional.',
  },
  {
    id: 'json/number-form',
    description: 'A number has only digits, with a point before decimals.',
    examples: [
      { bad: '{ "a": 05 }', good: '{ "a": 5 }' },
      { bad: '{ "a": 5% }', good: '{ "a": 5 }' },
      { bad: '{ "a": .5 }', good: '{ "a": 0.5 }' },
    ],
    when: [
      { kinds: ['InvalidNumberFormat', 'UnexpectedEndOfNumber'] },
      { kinds: ['InvalidSymbol'], token: /^([-+.]?\d|[-+]$)/ },
      { kinds: ['InvalidSymbol'], token: /^[^;]/, before: /\d$/ },
      { kinds: ['CommaExpected'], token: /^\d/, before: /\d$/ },
    ],
    actual: (error) => `${findNumberAround(error)}, which is not a number`,
    fix: 'Write only digits, with a point before decimals, such as 12 or 0.5. Remove leading zeros and plus signs.',
  },
  {
    id: 'json/word-unquoted',
    description: 'A string is in quotation marks.',
    examples: [{ bad: '{ "a": never }', good: '{ "a": "never" }' }],
    when: [{ kinds: ['InvalidSymbol'], token: /^[\p{L}_$]/u }],
    actual: ({ token }) => `${truncate(token)} without quotation marks`,
    fix: 'Write straight double quotation marks around it. Only numbers, true, false and null have none.',
  },
  {
    id: 'json/backslash',
    description: 'A backslash in a string is written twice.',
    examples: [{ bad: '{ "a": "b \\d" }', good: '{ "a": "b d" }' }],
    when: [{ kinds: ['InvalidEscapeCharacter', 'InvalidUnicode'] }],
    at: (error) => error.at + cutAtBackslash(error).length,
    actual: (error) => `a backslash before ${error.token.charAt(cutAtBackslash(error).length + 1)}`,
    fix: 'Remove the backslash. If it is part of the text, write two.',
  },
  {
    id: 'json/control-sign',
    description: 'A string has no tab and no other control character.',
    examples: [{ bad: '{ "a": "b\tc" }', good: '{ "a": "b c" }' }],
    when: [{ kinds: ['InvalidCharacter'] }],
    actual: 'a tab or another control character in a string',
    fix: 'Type a space instead.',
  },
];
