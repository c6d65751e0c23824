import { expect, test } from 'vitest';
import { parseLogicText } from '#authoring/exchange/imports/expression/logic.ts';

test.each([
  ["[a] = '1'", { name: 'a', operator: '=', raw: '1' }],
  ["'2' < [a]", { name: 'a', operator: '>', raw: '2' }],
  ['[a] <> ""', { name: 'a', answered: true }],
  ["[a] = ''", { not: { name: 'a', answered: true } }],
  ["[a(-9)] = '0'", { not: { name: 'a', includes: '-9' } }],
  ["selected(${a}, 'x')", { name: 'a', includes: 'x' }],
  [
    "[a] = 1 or [b] = 2 AND not([c] >= '3')",
    {
      any: [
        { name: 'a', operator: '=', raw: '1' },
        { all: [{ name: 'b', operator: '=', raw: '2' }, { not: { name: 'c', operator: '>=', raw: '3' } }] },
      ],
    },
  ],
  ['([a] = 1)', { name: 'a', operator: '=', raw: '1' }],
])('parses %s', (text, logic) => {
  expect(parseLogicText(text)).toEqual(logic);
});

test.each([
  '',
  '[a]',
  "[a] = '1' [b]",
  '[a] = [b]',
  "[a] + [a] > '3'",
  "[a] + [b] > 'x'",
  "[event_1_arm_1][a] = '1'",
  "datediff([a], 'today', 'd') > 3",
  "[a] = '1' and",
  "([a] = '1'",
  'count-selected(${a}) > 1',
  "[a] < ''",
  `${'('.repeat(3000)}[a] = 1`,
])('does not parse %s as a condition', (text) => {
  expect(parseLogicText(text)).toBeUndefined();
});
