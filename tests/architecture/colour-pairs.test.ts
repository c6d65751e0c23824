/** Colours can be told apart: every pair in use has the contrast that it needs, in either theme. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '#tools/contrast.mjs';
import { readTokens } from '#tools/read-tokens.mjs';
import { colourPairs, withoutPair } from '../../.storybook/foundations/pairs.ts';

const theme = join(import.meta.dirname, '../../src/web/ui/theme');
const colours = new Map(
  readTokens(readFileSync(join(theme, 'tokens.css'), 'utf8'))
    .filter(({ light }) => /^(#[0-9a-f]+|rgb\([^)]*\))$/.test(light))
    .map((token) => [token.name, token]),
);

test('black on white is 21, a colour on itself 1, and a known grey as others count it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#9aa1f1', '#9aa1f1')).toBeCloseTo(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('every pair in use has its contrast in the light and in the dark theme', () => {
  const weak = colourPairs.flatMap(({ over, ground, atLeast }) =>
    (['light', 'dark'] as const).flatMap((name) => {
      const found = contrast(colours.get(over)?.[name] ?? '', colours.get(ground)?.[name] ?? '');
      return found >= atLeast ? [] : [`${over} on ${ground}, ${name}: ${found.toFixed(2)} of ${atLeast}`];
    }),
  );
  expect(weak).toEqual([]);
});

test('every colour is in a pair, or it is said why not', () => {
  const paired = colourPairs.flatMap(({ over, ground }) => [over, ground]);
  const all = [...new Set([...paired, ...Object.keys(withoutPair)])].sort();
  expect(all).toEqual([...colours.keys()].sort());
});
