/** Colours can be told apart: every pair that a story draws has the contrast that it needs, in either theme. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '#tools/contrast.mjs';
import { coloursOf, inAnyInk, inEachInk, keptOf } from '#tools/pairs/file.ts';
import {
  atLeast,
  colourPairs,
  contrastOf,
  underPointer,
  withoutPair,
} from '../../.storybook/foundations/pairs.ts';
import { over, printed } from '../../.storybook/foundations/printed.ts';
import { isColour, tokenOf, tokens } from '../../.storybook/foundations/tokens.ts';

const web = join(import.meta.dirname, '../../src/web');
const sheets = () =>
  readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const textOf = (file: string) => readFileSync(join(web, file), 'utf8');

test('black on white is 21, a colour on itself 1, and a known grey as others count it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#9aa1f1', '#9aa1f1')).toBeCloseTo(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('a disc darkens what lies below it in the light theme, and lightens it in the dark one', () => {
  expect(printed('#000000', '#ffffff', 'light')).toBe('#474747');
  expect(printed('#ffffff', '#000000', 'dark')).toBe('#9e9e9e');
});

test('every pair in use has its contrast in the light and in the dark theme', () => {
  const weak = [...colourPairs, ...underPointer].flatMap((pair) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const found = contrastOf(pair, theme);
      return found >= atLeast(pair)
        ? []
        : [`${coloursOf(pair)}, ${theme}: ${found.toFixed(2)} of ${atLeast(pair)}`];
    }),
  );
  expect(weak).toEqual([]);
});

test('every colour is in a pair, or it is said why not', () => {
  const paired = [...colourPairs, ...underPointer].flatMap(({ over, ground, below = over }) => [
    over,
    ground,
    below,
  ]);
  const all = [...new Set([...paired, ...Object.keys(withoutPair)])].sort();
  expect(all).toEqual(
    tokens
      .filter(isColour)
      .map(({ name }) => name)
      .sort(),
  );
});

test('a pair names a story that is there: what is drawn nowhere is not on the page of colours', () => {
  const lost = colourPairs.filter(({ story }) => {
    const [file = '', name = ''] = story.split(' > ');
    const source = existsSync(join(web, file)) ? textOf(file) : '';
    return !source.includes(`export const ${name.replaceAll(' ', '')}:`);
  });
  expect(lost).toEqual([]);
});

test('no style sheet asks for the theme: a pair of tokens is the same pair in both', () => {
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const asking = sheets.filter((file) =>
    /data-theme|prefers-color-scheme/.test(readFileSync(join(web, file), 'utf8')),
  );
  expect(asking).toEqual(['ui/theme/tokens.css']);
});

/** Lines of ink that let the page through and tell nothing, each with the reason. */
const paleLines: Readonly<Record<string, string>> = {
  'ui/bipolar-slider/bipolar-slider.module.css 32': 'joins places that stand out themselves',
  'ui/dashboard-stop/dashboard-stop.module.css 48': 'a section that waits, which words say beside it',
  'features/questionnaire/intro.module.css 28': 'parts figures that stand apart already',
};

test('outlines in an ink that lets the page through stand out from it 3 to 1, in every ink and either theme', () => {
  const lines = sheets().flatMap((sheet) =>
    [...textOf(sheet).matchAll(/color-mix\(in srgb, var\(--t-ink\) (\d+)%, transparent\)/g)].map(
      ([, share = '']) => ({ name: `${sheet} ${share}`, share: Number(share) / 100 }),
    ),
  );
  const weak = lines.filter(({ share }) =>
    ['s1-ink', 's2-ink', 's3-ink', 's4-ink', 's5-ink'].some((ink) =>
      (['light', 'dark'] as const).some((theme) => {
        const page = tokenOf('background')[theme];
        return contrast(over(tokenOf(ink)[theme], page, share), page) < 3;
      }),
    ),
  );
  expect(weak.map(({ name }) => name).sort()).toEqual(Object.keys(paleLines).sort());
});

test('a pair is kept once, by the use that needs most, and goes when its story draws it no more', () => {
  const pair = { over: 'ink', ground: 'surface' };
  const kept = [
    { ...pair, use: 'text', story: 'ui/a > Gone' },
    { over: 'ink', ground: 'band', use: 'text', story: 'ui/a > Gone' },
    { over: 'ink', ground: 'line', use: 'mark', story: 'ui/b > Elsewhere' },
  ] as const;
  const drawn = new Map([
    ['ui/a > Gone', []],
    ['features/c > Screen', [{ ...pair, use: 'large' }] as const],
    [
      'ui/d > Part',
      [
        { ...pair, use: 'large' },
        { ...pair, use: 'mark' },
      ] as const,
    ],
  ]);
  expect(keptOf(drawn, kept)).toEqual([
    { over: 'ink', ground: 'line', use: 'mark', story: 'ui/b > Elsewhere' },
    { ...pair, use: 'large', story: 'ui/d > Part' },
  ]);
});

test('what is drawn in one ink is kept for any, and judged in each; two inks stay the two', () => {
  const drawn = { over: 's2-ink', ground: 's2-fill', below: 'surface', use: 'large' } as const;
  const any = inAnyInk(drawn);
  expect(any).toEqual({ over: 't-ink', ground: 't-fill', below: 'surface', use: 'large' });
  expect(inEachInk(any)).toHaveLength(5);
  expect(inEachInk(any)).toContainEqual(drawn);
  const two = { over: 's1-ink', ground: 's2-tint', use: 'text' } as const;
  expect(inEachInk(inAnyInk(two))).toEqual([two]);
});
