/** Colours can be told apart: every pair that a story draws has the contrast that it needs, in either theme. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '#tools/contrast.mjs';
import { coloursOf, inAnyInk, inEachInk, keptOf } from '#tools/pairs/file.ts';
import {
  atLeast,
  blackUnderPointer,
  carriedBy,
  colourOf,
  colourPairs,
  contrastOf,
  underPointer,
  withoutPair,
} from '../../.storybook/foundations/pairs.ts';
import { blackened, printed } from '../../.storybook/foundations/printed.ts';
import { isColour, tokens } from '../../.storybook/foundations/tokens.ts';

const themes = ['light', 'dark'] as const;
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
    themes.flatMap((theme) => {
      const found = contrastOf(pair, theme);
      return found >= atLeast(pair)
        ? []
        : [`${coloursOf(pair)}, ${theme}: ${found.toFixed(2)} of ${atLeast(pair)}`];
    }),
  );
  expect(weak).toEqual([]);
});

test('a reason why a pair may be weak stands only where it is', () => {
  const excused = colourPairs.filter((pair) => carriedBy(pair) !== '');
  expect(excused.length).toBeGreaterThan(0);
  const strong = excused.filter((pair) => themes.every((theme) => contrastOf(pair, theme) >= 3));
  expect(strong.map(coloursOf)).toEqual([]);
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

test('outlines in an ink that lets the page through stand out from it 3 to 1, in every ink and either theme', () => {
  const shares = sheets().flatMap((sheet) =>
    [...textOf(sheet).matchAll(/color-mix\(in srgb, var\(--t-ink\) (\d+)%, transparent\)/g)].map(
      ([, share = '']) => Number(share) / 100,
    ),
  );
  expect(shares).toContain(0.57);
  const weak = shares.filter((share) =>
    ['background', 't-tint']
      .flatMap((ground) => inEachInk({ over: 't-ink', share, ground, use: 'mark' }))
      .some((pair) => themes.some((theme) => contrastOf(pair, theme) < atLeast(pair))),
  );
  expect(weak).toEqual([]);
});

test('a mark that lets half of its ground through is judged by what is seen of it', () => {
  const half = { over: 's3-ink', share: 0.5, ground: 's3-tint', use: 'mark' } as const;
  expect(colourOf(half, 'light')).toBe('#ae9376');
  expect(contrastOf(half, 'light')).toBeLessThan(3);
  expect(contrastOf({ ...half, share: 1 }, 'light')).toBeGreaterThan(7);
});

test('under a pointer the main button is darker by as much as its style says', () => {
  // What Chromium draws for color-mix(in oklab, COLOUR, black 14%).
  expect(blackened('#4746a5', 0.14)).toBe('#383886');
  expect(blackened('#173556', 0.14)).toBe('#112945');
  const mixed = sheets().flatMap((sheet) => [...textOf(sheet).matchAll(/, black (\d+)%\)/g)]);
  expect(mixed.map(([, share]) => Number(share) / 100)).toEqual([blackUnderPointer]);
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
