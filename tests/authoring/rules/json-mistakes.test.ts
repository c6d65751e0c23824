import { describe, expect, it } from 'vitest';
import { parseJson } from '#authoring/source/parse-json.ts';

/** The finding for a text: line, problem and fix. */
function describeFinding(...lines: string[]): string {
  const { problem } = parseJson(lines.join('\n'));
  return problem ? `${problem.line}: ${problem.actual}. ${problem.fix}` : 'nothing';
}

describe('a mistake in a JSON file is reported with its line and a fix', () => {
  it.each([
    [
      'a comma after the last entry of a list',
      ['{', '  "a": [', '    1,', '    2,', '  ]', '}'],
      '4: a comma after the last entry, before the closing ]. Remove the comma',
    ],
    [
      'a comma after the last key',
      ['{', '  "a": 1,', '', '}'],
      '2: a comma after the last entry, before the closing }. Remove the comma',
    ],
    [
      'a comma with nothing before it',
      ['{', '  "a": 1,,', '}'],
      '2: a comma with no entry before it. Remove',
    ],
    [
      'a missing comma',
      ['{', '  "version": "1.0"', '', '  "b": 2', '}'],
      '2: no comma after "1.0". Write a comma at the end of this line.',
    ],
    [
      'a missing comma between two groups',
      ['{ "a": [', '  { "code": 1 }', '  { "code": 2 }', '] }'],
      '2: no comma after }. Write a comma at the end',
    ],
    [
      'a missing comma on one line',
      ['{ "a": [1 2] }'],
      '1: no comma after 1. Write a comma between the two entries.',
    ],
    ['a semicolon', ['{', '  "a": 1;', '  "b": 2 }'], '2: a semicolon between two entries. Write a comma'],
    ['a comment', ['{', '  "a": 1, // mine', '  "b": 2', '}'], '2: a comment that begins with //. Remove it'],
    [
      'a block comment',
      ['{', '  /* mine', '  */', '  "b": 2', '}'],
      '2: a comment that begins with /*. Remove it',
    ],
    ['a comment at the end', ['{ "b": 2 }', '# mine'], '2: a comment that begins with #. Remove it'],
    [
      'single quotation marks',
      ['{', "  'a': 1", '}'],
      "2: a single quotation mark: '. Write straight double quotation marks at both ends",
    ],
    ['curly quotation marks', ['{', '  "a": “b”', '}'], '2: a curly quotation mark: “. Write straight'],
    [
      'a curly closing quotation mark',
      ['{', '  "a": "b”,', '  "c": 1', '}'],
      '2: a quotation mark that is not closed, before "b”,". Replace the curly quotation mark',
    ],
    [
      'a key without quotation marks',
      ['{', '  title: 1', '}'],
      '2: the key title without quotation marks. Write "title".',
    ],
    ['text without quotation marks', ['{ "a": never }'], '1: never without quotation marks. Write straight'],
    ['True', ['{ "a": True }'], '1: True. Write true, in lower case.'],
    ['a number with a leading zero', ['{ "a": 05 }'], '1: 05, which is not a number. Write only digits'],
    ['a number with a trailing sign', ['{ "a": 5% }'], '1: 5%, which is not a number. Write only digits'],
    [
      'a decimal comma',
      ['{ "a": 1,5 }'],
      '1: a number with a comma in it. Write a point before the decimals',
    ],
    [
      'a quotation mark that is not closed',
      ['{', '  "a": "Write,', '  "b": 1', '}'],
      '2: a quotation mark that is not closed, before "Write,". Write " at the end of the string. A string is on one',
    ],
    [
      'a key that is not closed',
      ['{', '  "a: "Write",', '  "b": 1', '}'],
      '2: "Write" right after a closing quotation mark. Add or remove a quotation mark on this line.',
    ],
    [
      'a quotation mark within text',
      ['{', '  "a": "Say "yes" now"', '}'],
      '2: "yes" right after a closing quotation mark. Add or remove a quotation mark on this line.',
    ],
    [
      'a tab within text',
      ['{ "a": "b\tc" }'],
      '1: a tab or another control character in a string. Type a space',
    ],
    ['a backslash', ['{', '  "a": "b \\d"', '}'], '2: a backslash before d. Remove the backslash.'],
    [
      'a missing colon',
      ['{', '  "a" 1', '}'],
      '2: no colon after the key "a". Write "a": and then its value.',
    ],
    [
      'an equals sign',
      ['{ "a" = 1 }'],
      '1: no colon after the key "a". Write a colon in place of the equals',
    ],
    ['a missing value', ['{', '  "a": ,', '  "b": 1', '}'], '2: no value after the key "a". Write the value'],
    [
      'a bracket in place of a key',
      ['{ "a": 1, { "b": 2 } }'],
      '1: { in place of a key. Write a key in quotation marks',
    ],
    [
      'a bracket that is not closed',
      ['{', '  "a": [', '    1', '  ,"b"', '}'],
      '5: a }, while the [ of line 2 is still open. Write ] before it',
    ],
    [
      'a missing end',
      ['{', '  "a": [1]', ''],
      '2: the end of the file, while the { of line 1 is still open. Write }',
    ],
    ['an extra bracket', ['{ "a": 1 }', '}'], '2: an extra }. Remove it'],
    ['two values', ['{ "a": 1 }', '{ "b": 2 }'], '2: more after the end, which is in line 1. A file has one'],
    ['an empty file', ['', '  '], '1: an empty file. Restore the file from version control.'],
    [
      'a no-break space',
      ['{', '\u00A0 "a": 1 }'],
      '2: a special space, such as a no-break space. Type a plain space',
    ],
  ])('%s', (_, lines, words) => {
    expect(describeFinding(...lines)).toContain(words);
  });

  it('counts a Windows line ending as one line', () => {
    expect(describeFinding('{\r', '  "a": 1\r', '  "b": 2\r', '}')).toMatch(
      /^2: no comma after 1\. .+ end of this line/,
    );
  });
});

describe('a duplicate key', () => {
  it('is an error of the file, with both lines', () => {
    const text = '{\n  "look": {\n    "ink": "s1",\n    "glyph": "a",\n    "ink": "s2"\n  }\n}';
    expect(parseJson(text).problem).toEqual({
      rule: 'json/repeated-key',
      line: 5,
      path: 'look.ink',
      expected: 'each key once in its object',
      actual: 'the key "ink" a second time; the first is in line 3',
      fix: 'Remove one of the two, or correct its name.',
    });
  });

  it('is found in lists, and is allowed in two groups', () => {
    expect(parseJson('[{ "a": 1 }, { "a": 2, "b": [{ "c": 1, "c": 1 }] }]').problem?.path).toBe('[1].b[0].c');
    expect(parseJson('[{ "a": 1 }, { "a": 2 }]')).toEqual({ parsed: [{ a: 1 }, { a: 2 }] });
  });
});

it('parses valid JSON unchanged', () => {
  const text =
    '{ "a": [-1.5e3, 0, true, null, "\\u00e9 \\"q\\" \\\\", {}, [], "“x” // y, }"], "": "\u007F" }';
  expect(parseJson(text)).toEqual({ parsed: JSON.parse(text) });
});
