import type { JsonSyntaxError, JsonSyntaxRule } from './json-rule.ts';
import { findEndBefore, findKeyBefore, getLineAt, findPartBefore, truncate } from './text-positions.ts';

const isSameLine = (error: JsonSyntaxError) =>
  !error.text.slice(findEndBefore(error), error.at).includes('\n');
const openBracket = ({ text, related = 0 }: JsonSyntaxError) => text.charAt(related);
const getClosingBracket = (error: JsonSyntaxError) => (openBracket(error) === '[' ? ']' : '}');

/** Rules on keys, commas, colons and brackets. */
export const jsonStructureRules: readonly JsonSyntaxRule[] = [
  {
    id: 'json/repeated-key',
    description: 'An object has each key once. Of two, JSON uses the second.',
    examples: [{ bad: '{ "ink": "s1", "ink": "s2" }', good: '{ "ink": "s2" }' }],
    when: [{ kinds: ['RepeatedKey'] }],
    expected: 'each key once in its object',
    actual: ({ text, token, related = 0 }) =>
      `the key ${token} a second time; the first is in line ${getLineAt(text, related)}`,
    fix: 'Remove one of the two, or correct its name.',
  },
  {
    id: 'json/comma-after-last',
    description: 'A comma is between two entries, not after the last one.',
    examples: [
      { bad: '{ "order": ["calm", "joy",] }', good: '{ "order": ["calm", "joy"] }' },
      { bad: '{ "a": 1, }', good: '{ "a": 1 }' },
    ],
    when: [{ kinds: ['PropertyNameExpected', 'ValueExpected'], token: /^[}\]]$/, before: /,\s*$/ }],
    at: (error) => findEndBefore(error) - 1,
    actual: ({ token }) => `a comma after the last entry, before the closing ${token}`,
    fix: 'Remove the comma. It belongs only between two entries.',
  },
  {
    id: 'json/no-value',
    description: 'After the colon of a key there is a value.',
    examples: [{ bad: '{ "a": , "b": 1 }', good: '{ "b": 1 }' }],
    when: [{ kinds: ['ValueExpected'], token: /^[,}\]]?$/, before: /:\s*$/ }],
    at: (error) => findKeyBefore(error).start,
    actual: (error) => `no value after the key "${findKeyBefore(error).key}"`,
    fix: 'Write the value after the colon, or remove the key.',
  },
  {
    id: 'json/comma-too-many',
    description: 'Before every comma there is an entry.',
    examples: [{ bad: '{ "a": 1,, "b": 2 }', good: '{ "a": 1, "b": 2 }' }],
    when: [{ kinds: ['PropertyNameExpected', 'ValueExpected'], token: /^,$/ }],
    actual: 'a comma with no entry before it',
    fix: 'Remove the comma.',
  },
  {
    id: 'json/bracket-open',
    description: 'Every bracket is closed by its own kind.',
    examples: [
      { bad: '{ "a": [1, 2 }', good: '{ "a": [1, 2 ]}' },
      { bad: '{ "a": [1]', good: '{ "a": [1]}' },
    ],
    when: [
      {
        kinds: [
          'CommaExpected',
          'PropertyNameExpected',
          'ValueExpected',
          'CloseBraceExpected',
          'CloseBracketExpected',
        ],
        token: /^[}\]]?$/,
      },
    ],
    at: (error) => (error.token ? error.at : findEndBefore(error)),
    actual: (error) =>
      `${error.token ? `a ${error.token}` : 'the end of the file'}, while the ${openBracket(error)} of line ${getLineAt(error.text, error.related ?? 0)} is still open`,
    fix: (error) =>
      error.token
        ? `Write ${getClosingBracket(error)} before it, or remove it if it is not needed.`
        : `Write ${getClosingBracket(error)} where that part ends.`,
  },
  {
    id: 'json/after-end',
    description: 'A file has one object in curly braces, and nothing after it.',
    examples: [
      { bad: '{ "a": 1 } }', good: '{ "a": 1 }' },
      { bad: '{ "a": 1 } { "b": 2 }', good: '{ "a": 1 }' },
    ],
    when: [{ kinds: ['EndOfFileExpected'] }],
    actual: (error) =>
      /[}\]]/.test(error.token)
        ? `an extra ${error.token}`
        : `more after the end, which is in line ${getLineAt(error.text, findEndBefore(error))}`,
    fix: ({ token }) =>
      /[}\]]/.test(token)
        ? 'Remove it, or an earlier one that closes too early.'
        : 'A file has one object in curly braces. Remove what follows it, or a closing bracket that comes too early.',
  },
  {
    id: 'json/decimal-comma',
    description: 'A number has a point before its decimals.',
    examples: [{ bad: '{ "mean": 21,9 }', good: '{ "mean": 21.9 }' }],
    when: [{ kinds: ['PropertyNameExpected'], token: /^\d/, before: /\d\s*,\s*$/ }],
    actual: 'a number with a comma in it',
    fix: 'Write a point before the decimals: 1.5',
  },
  {
    id: 'json/not-a-key',
    description: 'Between curly braces each entry is a key in quotation marks, a colon and a value.',
    examples: [{ bad: '{ "a": 1, { "b": 2 } }', good: '{ "a": 1, "group": { "b": 2 } }' }],
    when: [{ kinds: ['PropertyNameExpected'] }],
    actual: ({ token }) => `${truncate(token)} in place of a key`,
    fix: 'Write a key in quotation marks and a colon before it.',
  },
  {
    id: 'json/no-colon',
    description: 'After a key there is a colon.',
    examples: [
      { bad: '{ "a" 1 }', good: '{ "a": 1 }' },
      { bad: '{ "a" = 1 }', good: '{ "a" : 1 }' },
    ],
    when: [{ kinds: ['ColonExpected'] }, { kinds: ['InvalidSymbol'], token: /^=/, before: /"\s*$/ }],
    at: (error) => findKeyBefore(error).start,
    actual: (error) => `no colon after the key "${findKeyBefore(error).key}"`,
    fix: (error) =>
      error.token.startsWith('=')
        ? 'Write a colon in place of the equals sign.'
        : `Write "${findKeyBefore(error).key}": and then its value. If it belongs to the previous entry, correct its quotation mark or comma.`,
  },
  {
    id: 'json/colon-after-value',
    description: 'A colon is between a key and its value, nowhere else.',
    examples: [{ bad: '{ "a": 1: 2 }', good: '{ "a": 1 }' }],
    when: [{ kinds: ['CommaExpected'], token: /^:$/ }],
    actual: 'a colon after a value',
    fix: 'Remove the colon and what follows it. If it begins a new entry, write a comma before its key, and the key in quotation marks.',
  },
  {
    id: 'json/no-comma',
    description: 'Between two entries there is a comma.',
    examples: [
      {
        bad: '{\n  "version": "1.0"\n  "position": 2\n}',
        good: '{\n  "version": "1.0",\n  "position": 2\n}',
      },
      { bad: '{ "a": 1; "b": 2 }', good: '{ "a": 1, "b": 2 }' },
    ],
    when: [{ kinds: ['CommaExpected'] }, { kinds: ['InvalidSymbol'], token: /^;/ }],
    at: findEndBefore,
    actual: (error) =>
      error.token.startsWith(';')
        ? 'a semicolon between two entries'
        : `no comma after ${findPartBefore(error)}`,
    fix: (error) =>
      error.token.startsWith(';')
        ? 'Write a comma instead.'
        : `Write a comma ${isSameLine(error) ? 'between the two entries' : 'at the end of this line'}.`,
  },
  {
    id: 'json/stray-sign',
    description: 'A value is a string, a number, true, false, null, a list or an object.',
    examples: [{ bad: '{ "a": :1 }', good: '{ "a": 1 }' }],
    when: [{ kinds: ['ValueExpected', 'InvalidSymbol'] }],
    actual: ({ token }) => `${truncate(token)} in place of a value`,
    fix: 'Write the value, or remove the character.',
  },
];
