/** The types in the props table, in words for designers (`.storybook/describe-type.ts`). */
import { expect, test } from 'vitest';
import { describeType } from '../../../.storybook/describe-type.ts';

test.each([
  ['string', 'text'],
  ['boolean', 'yes or no'],
  ['ReactNode', 'text or elements'],
  ["'primary' | 'secondary' | 'tertiary'", 'primary, secondary or tertiary'],
  ['number | null', 'a number or none'],
  ['{ readonly from: number; readonly to: number } | null', 'a group: from, to or none'],
  ['unknown', 'a list'],
  ['readonly Option[]', 'a list'],
  ['(code: number, by: ChosenBy) => void', 'what happens then'],
  ['(labels: string) => string', 'made by the code around it: text'],
  ['string | ((index: number, count: number) => string)', 'text or made by the code around it: text'],
  ["(typeof levels)[number] | ''", 'Low, Average or High or nothing'],
  ['Ref<HTMLDivElement>', 'a handle for the code around it'],
])('%s', (type, words) => {
  expect(describeType(type)).toBe(words);
});
