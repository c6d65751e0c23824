/** The design tokens have the contrast that WCAG 2.2 requires, in both themes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computeContrastRatio } from '#tools/contrast.mjs';
import { colourPairs, computeContrast, type Theme } from '../../.storybook/foundations/pairs.ts';

const themes: readonly Theme[] = ['light', 'dark'];
const web = join(import.meta.dirname, '../../src/web');

test('computes known contrast ratios', () => {
  expect(computeContrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrastRatio('#9aa1f1', '#9aa1f1')).toBeCloseTo(1);
  expect(computeContrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('every pair of tokens has sufficient contrast in the light and the dark theme', () => {
  const weak = colourPairs.flatMap((pair) =>
    themes
      .filter((theme) => computeContrast(pair, theme) < pair.atLeast)
      .map((theme) => `${pair.colour} on ${pair.background}, ${theme}: below ${pair.atLeast}`),
  );
  expect(weak).toEqual([]);
});

test('only tokens.css depends on the theme, so a pair of tokens is the same everywhere', () => {
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const themed = sheets.filter((file) =>
    /data-theme|prefers-color-scheme/.test(readFileSync(join(web, file), 'utf8')),
  );
  expect(themed).toEqual(['ui/theme/tokens.css']);
});
