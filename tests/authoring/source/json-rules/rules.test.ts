import { describe, expect, it } from 'vitest';
import { jsonRules } from '#authoring/source/json-rules/index.ts';
import { parseJson } from '#authoring/source/parse-json.ts';

const cases = jsonRules.rules.flatMap(({ id, examples }) =>
  examples.map(({ bad, good }) => [id, String(bad), String(good)] as const),
);

describe('a rule on JSON text rejects its bad example and accepts the corrected one', () => {
  it.each(cases)('%s: %s', (id, bad, good) => {
    expect(parseJson(bad).problem).toMatchObject({ rule: id });
    expect(parseJson(good).problem).toBeUndefined();
  });
});

it('every id is unique', () => {
  const ids = jsonRules.rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('merge conflict markers', () => {
  const merged = '{\n<<<<<<< HEAD\n  "title": "Rest"\n=======\n  "title": "Sleep"\n>>>>>>> theirs\n}';

  it('are reported with their line', () => {
    expect(parseJson(merged).problem).toMatchObject({ rule: 'json/merge-marks', line: 2 });
  });

  it('are reported if only one is left', () => {
    expect(parseJson('{\r\n  "a": 1\r\n=======\r\n}').problem).toMatchObject({
      rule: 'json/merge-marks',
      line: 3,
    });
  });

  it('are ignored within text', () => {
    expect(parseJson('{ "a": "<<<<<<< HEAD" }').problem).toBeUndefined();
  });
});

it.each(['NaN', 'nan', 'NA', 'Infinity', '-Infinity', 'None'])('asks for a number in place of %s', (word) => {
  expect(parseJson(`{ "sd": ${word} }`).problem).toMatchObject({
    rule: 'json/no-number',
    expected: 'a number, or null if it is optional',
    actual: word,
  });
});
