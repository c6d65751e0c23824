import type { JsonRule } from './json-rule.ts';
import { findNumberAround, truncate, cutAtBackslash } from './text-positions.ts';

/** What is wrong with the text of a file, its words and its numbers. */
export const textRules: readonly JsonRule[] = [
  {
    id: 'json/encoding',
    says: 'A JSON file is plain text in UTF-8.',
    examples: [{ bad: '{ "title": "Caf\uFFFD" }', good: '{ "title": "Café" }' }],
    when: [{ kinds: ['InvalidEncoding'] }],
    expected: 'a text file in UTF-8',
    actual: 'bytes that are not text in UTF-8',
    fix: 'Save it as plain text in UTF-8, or bring the file back from version control.',
  },
  {
    id: 'json/merge-marks',
    says: 'No lines of a merge (<<<<<<<, =======, >>>>>>>) are left in a file.',
    examples: [
      {
        bad: '{\n<<<<<<< HEAD\n  "title": "Rest"\n=======\n  "title": "Sleep"\n>>>>>>> ours\n}',
        good: '{\n  "title": "Sleep"\n}',
      },
    ],
    when: [{ kinds: ['InvalidSymbol'], token: /^([<|=>])\1{6}$/ }],
    actual: ({ token }) =>
      `${token}, a line that version control wrote because two people changed the same place`,
    fix: 'Between <<<<<<< and >>>>>>> there are two forms of the same lines, with ======= between them. Keep one of the two, and delete the other and all lines of marks.',
  },
  {
    id: 'json/empty-file',
    says: 'A JSON file is not empty.',
    examples: [{ bad: '', good: '{}' }],
    when: [{ kinds: ['ValueExpected'], token: /^$/, before: /^\s*$/ }],
    at: () => 0,
    actual: 'an empty file',
    fix: 'Bring the file back from version control.',
  },
  {
    id: 'json/note',
    says: 'JSON has no room for notes.',
    examples: [{ bad: '{ "a": 1 // mine\n}', good: '{ "a": 1 \n}' }],
    when: [
      { kinds: ['InvalidCommentToken', 'UnexpectedEndOfComment'] },
      { kinds: ['InvalidSymbol'], token: /^(#|<!--)/ },
    ],
    actual: ({ token }) => `a note that begins with ${/^(?:\/.|#|<!--)/.exec(token)?.[0]}`,
    fix: 'Take it out: this file has no room for notes.',
  },
  {
    id: 'json/odd-space',
    says: 'Spaces between entries are plain spaces.',
    examples: [{ bad: '{\u00A0"a": 1 }', good: '{ "a": 1 }' }],
    when: [{ kinds: ['InvalidSymbol'], token: /^[\s\u200B\u2060\uFEFF]/ }],
    actual: 'a space of another kind, as text programs write it',
    fix: 'Type a plain space instead.',
  },
  {
    id: 'json/quote-form',
    says: 'Quotation marks are straight and double: "…".',
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
    says: 'Words end with a quotation mark on the line on which they begin.',
    examples: [
      { bad: '{\n  "a": "Write,\n  "b": 1\n}', good: '{\n  "a": "Write",\n  "b": 1\n}' },
      { bad: '{\n  "a": "b”,\n  "c": 1\n}', good: '{\n  "a": "b",\n  "c": 1\n}' },
    ],
    when: [{ kinds: ['UnexpectedEndOfString'] }],
    actual: ({ token }) =>
      `a quotation mark that is not closed, before "${truncate(token.slice(1).trimEnd())}"`,
    fix: ({ token }) =>
      /[“”„‟]/.test(token)
        ? 'Write " where the words end, in place of the curly mark.'
        : 'Write " where the words end. Words are on one line, however long.',
  },
  {
    id: 'json/key-unquoted',
    says: 'A key is written in quotation marks.',
    examples: [{ bad: '{ title: 1 }', good: '{ "title": 1 }' }],
    when: [{ kinds: ['InvalidSymbol'], token: /^[\p{L}_$]/u, before: /[{,\n]\s*$/, after: /^\s*:/ }],
    actual: ({ token }) => `the key ${truncate(token)} without quotation marks`,
    fix: ({ token }) => `Write "${truncate(token)}".`,
  },
  {
    id: 'json/quote-within',
    says: 'A quotation mark within words is written \\".',
    examples: [
      { bad: '{ "a": "Say "yes" now" }', good: '{ "a": "Say \\"yes\\" now" }' },
      { bad: '{\n  "a: "Write"\n}', good: '{\n  "a": "Write"\n}' },
    ],
    when: [
      { kinds: ['InvalidSymbol'], token: /^[^;=]/, before: /"[ \t]*$/ },
      { kinds: ['CommaExpected'], token: /^"/, before: /"$/ },
    ],
    actual: ({ token }) => `"${truncate(token.replaceAll('"', ''))}" right after a closing quotation mark`,
    fix: 'On this line a quotation mark is missing or too many. Within words write \\" for one.',
  },
  {
    id: 'json/small-letters',
    says: 'true, false and null are written in small letters.',
    examples: [{ bad: '{ "a": True }', good: '{ "a": true }' }],
    when: [{ kinds: ['InvalidSymbol'], token: /^(true|false|null)$/i }],
    actual: ({ token }) => token,
    fix: ({ token }) => `Write ${token.toLowerCase()}, in small letters.`,
  },
  {
    id: 'json/no-number',
    says: 'Where a number is wanted, a number is written; JSON has no NaN, NA or Infinity.',
    examples: [{ bad: '{ "sd": NaN }', good: '{ "sd": 3.5 }' }],
    // As spreadsheets and statistics programs write it.
    when: [
      { kinds: ['InvalidSymbol'], token: /^(nan|na|inf|infinity|none|undefined)$/i },
      { kinds: ['InvalidSymbol'], token: /^-$/, after: /^inf/i },
    ],
    expected: 'a number, or null where none is needed',
    actual: findNumberAround,
    fix: 'Write the number. Where the key may do without one, write null.',
  },
  {
    id: 'json/number-form',
    says: 'A number is digits alone, with a point before decimals.',
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
    actual: (error) => `${findNumberAround(error)}, which is no number`,
    fix: 'Write digits alone, with a point before decimals: 12 or 0.5. No zero or plus sign comes first.',
  },
  {
    id: 'json/word-unquoted',
    says: 'Words are written in quotation marks.',
    examples: [{ bad: '{ "a": never }', good: '{ "a": "never" }' }],
    when: [{ kinds: ['InvalidSymbol'], token: /^[\p{L}_$]/u }],
    actual: ({ token }) => `${truncate(token)} without quotation marks`,
    fix: 'Put words between straight double quotation marks. Only numbers, true, false and null have none.',
  },
  {
    id: 'json/backslash',
    says: 'A backslash within words is written twice.',
    examples: [{ bad: '{ "a": "b \\d" }', good: '{ "a": "b d" }' }],
    when: [{ kinds: ['InvalidEscapeCharacter', 'InvalidUnicode'] }],
    at: (error) => error.at + cutAtBackslash(error).length,
    actual: (error) => `a backslash before ${error.token.charAt(cutAtBackslash(error).length + 1)}`,
    fix: 'Take the backslash out. If it is meant as text, write two.',
  },
  {
    id: 'json/control-sign',
    says: 'Words hold no tab and no other control character.',
    examples: [{ bad: '{ "a": "b\tc" }', good: '{ "a": "b c" }' }],
    when: [{ kinds: ['InvalidCharacter'] }],
    actual: 'a tab or another hidden sign within words',
    fix: 'Type a space instead.',
  },
];
