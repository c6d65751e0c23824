import { describe, expect, it } from 'vitest';
import { jsonRules } from '#authoring/source/json-rules/index.ts';
import { parseJson } from '#authoring/source/parse-json.ts';

const cases = jsonRules.rules.flatMap(({ id, examples }) =>
  examples.map(({ bad, good }) => [id, String(bad), String(good)] as const),
);

describe('a JSON text that breaks a rule is named with it, and can be read once it is corrected', () => {
  it.each(cases)('%s: %s', (id, bad, good) => {
    expect(parseJson(bad).fault).toMatchObject({ rule: id });
    expect(parseJson(good).fault).toBeUndefined();
  });
});

it('names each id once', () => {
  const ids = jsonRules.rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('marks of a merge', () => {
  const merged = '{\n<<<<<<< HEAD\n  "title": "Rest"\n=======\n  "title": "Sleep"\n>>>>>>> theirs\n}';

  it('are named with their line', () => {
    expect(parseJson(merged).fault).toMatchObject({ rule: 'json/merge-marks', line: 2 });
  });

  it('are named where only one of them was left', () => {
    expect(parseJson('{\r\n  "a": 1\r\n=======\r\n}').fault).toMatchObject({
      rule: 'json/merge-marks',
      line: 3,
    });
  });

  it('are not seen in words', () => {
    expect(parseJson('{ "a": "<<<<<<< HEAD" }').fault).toBeUndefined();
  });
});

it.each(['NaN', 'nan', 'NA', 'Infinity', '-Infinity', 'None'])('%s is asked to be a number', (word) => {
  expect(parseJson(`{ "sd": ${word} }`).fault).toMatchObject({
    rule: 'json/no-number',
    expected: 'a number, or null if it is optional',
    actual: word,
  });
});
