/** What a selector weighs, as browsers weigh it: the tests of the stories rest on it (`.storybook/order.ts`). */
import { expect, test } from 'vitest';
import { selectorsIn, weightOf } from '../../../.storybook/weight.ts';

test.each([
  ['.card', [0, 1, 0]],
  ['.card.card', [0, 2, 0]],
  [':where(.card, #one) > p', [0, 0, 1]],
  [':is(.prose, #one) strong', [1, 0, 1]],
  ['.prose h3:not([class])', [0, 2, 1]],
  ['label:hover > .box[aria-invalid="a b"]', [0, 3, 1]],
  ['.row:has(:focus-visible)::after', [0, 2, 1]],
  ['.text > * + [data-group]', [0, 2, 0]],
  ['li:nth-child(2n + 1)::marker', [0, 1, 2]],
])('%s', (selector, weight) => {
  expect(weightOf(selector)).toEqual(weight);
});

test('a list of selectors is cut at its own commas alone', () => {
  expect(selectorsIn(':is(.a, .b) p, [title="x"] b')).toEqual([':is(.a, .b) p', '[title="x"] b']);
});
