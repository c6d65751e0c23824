import { computeContrastRatio } from '../../tools/contrast.mjs';
import { getToken } from './tokens.ts';

export type Theme = 'light' | 'dark';

export const themes: readonly Theme[] = ['light', 'dark'];

/** Two tokens that are displayed on each other, and the contrast ratio that the pair needs in both themes. */
export interface ColourPair {
  readonly colour: string;
  readonly background: string;
  /** From 1 to 21: 7 for text that is read at length, 4.5 for other text, 3 for marks and outlines (WCAG 2.2, 1.4). */
  readonly atLeast: 7 | 4.5 | 3;
}

const sections = [1, 2, 3, 4, 5].map((number) => `section-${number}`);
const states = ['red', 'green', 'blue', 'grey'];

const pair = (colour: string, background: string, atLeast: ColourPair['atLeast']): ColourPair => ({
  colour,
  background,
  atLeast,
});

/**
 * The pairs that the design allows. axe checks the contrast of text in every story; marks and outlines, which axe does
 * not check, are covered by this list.
 */
export const colourPairs: readonly ColourPair[] = [
  ...['background', 'surface', 'surface-sunken'].flatMap((background) => [
    pair('text', background, 7),
    pair('text-secondary', background, 7),
    pair('text-tertiary', background, 4.5),
    pair('primary', background, 4.5),
    pair('error', background, 4.5),
    pair('success', background, 4.5),
    pair('info', background, 4.5),
    pair('warning', background, 4.5),
    pair('border-strong', background, 3),
    pair('focus', background, 3),
  ]),
  pair('on-primary', 'primary', 4.5),
  pair('on-primary', 'primary-hover', 4.5),
  pair('text', 'primary-tint', 7),
  pair('error', 'error-tint', 4.5),
  pair('on-band', 'band', 7),
  pair('on-band-secondary', 'band', 7),
  ...sections.flatMap((section) => [
    pair(`${section}-on-fill`, `${section}-fill`, 4.5),
    pair(`${section}-on-strong`, `${section}-strong`, 4.5),
    pair(`${section}-text`, `${section}-tint`, 7),
    pair(`${section}-text`, 'surface', 7),
    pair(`${section}-strong`, 'background', 3),
    pair(`${section}-strong`, `${section}-tint`, 3),
  ]),
  ...states.flatMap((state) => [
    pair(`state-${state}-text`, `state-${state}-tint`, 4.5),
    pair(`state-${state}-fill`, 'surface', 3),
  ]),
];

/**
 * Contrast ratio of a pair in a theme, from 1 to 21.
 * @param overrides other values of tokens by name, as `#rrggbb`
 */
export function computeContrast(
  { colour, background }: ColourPair,
  theme: Theme,
  overrides: Readonly<Record<string, string>> = {},
): number {
  const getValue = (name: string) => overrides[name] ?? getToken(name)[theme];
  return computeContrastRatio(getValue(colour), getValue(background));
}

/**
 * The contrast of a pair divided by what it needs, in its weaker theme: below 1, the pair fails.
 * @param overrides other values of tokens by name, as `#rrggbb`
 */
export function computeMargin(pair: ColourPair, overrides?: Readonly<Record<string, string>>): number {
  const ratios = themes.map((theme) => computeContrast(pair, theme, overrides));
  return Math.min(...ratios) / pair.atLeast;
}
