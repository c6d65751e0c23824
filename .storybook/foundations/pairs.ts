import { contrast } from '../../tools/contrast.mjs';
import { type DrawnPair, inEachInk, type KeptPair, type Use } from '../../tools/pairs/file.ts';
import kept from './pairs.json' with { type: 'json' };
import { blackened, over, printed } from './printed.ts';
import { tokenOf } from './tokens.ts';

type Theme = 'light' | 'dark';

/**
 * Every pair in use, in each ink that it may have, with a story in which it is seen: what the tests of the stories wrote
 * down of all that is drawn.
 */
export const colourPairs = (kept as readonly KeptPair[]).flatMap(inEachInk);

/** How much black the style of the main button mixes into it under a pointer; a test reads it there. */
export const blackUnderPointer = 0.14;

/** What no story draws, for only a pointer brings it about. */
export const underPointer: readonly DrawnPair[] = [
  { over: 'on-primary', ground: 'primary-hover', use: 'text' },
  { over: 'ink', ground: 'sunken', use: 'text' },
  { over: 'on-primary', ground: 'primary', black: blackUnderPointer, use: 'text' },
  ...inEachInk({ over: 't-on-strong', ground: 't-strong', black: blackUnderPointer, use: 'text' }),
];

/** Colours that nothing is read by or on: each with the reason why no pair has it. */
export const withoutPair: Readonly<Record<string, string>> = {
  line: 'parts what stands apart already',
  scrim: 'darkens the page behind a dialog',
};

/** Marks that need no contrast, for something else tells what is there (WCAG 2.2, 1.4.11): each with its reason. */
const carried: readonly Carried[] = [
  { over: /^s\d-strong$/, ground: /^s\d-fill$/, because: 'the disc holds its figure, or a core' },
  { over: /^s\d-strong$/, share: 0.28, because: 'numbers below say where the possible range ends' },
  { over: /^s\d-strong$/, share: 0.5, because: 'a ring with its figure, or words, stand at the bar' },
  {
    over: /^state-.*-fill$/,
    share: 0.38,
    because: 'the bar in it ends with a ring, and a figure says the rest',
  },
  {
    over: /^s\d-ink$/,
    ground: /-tint$/,
    share: 0.28,
    because: 'the sign of a section, with its title beside it',
  },
  { over: /^s\d-on-fill$/, share: 0.36, because: 'the sign of a section, with its title beside it' },
  { over: /^s\d-ink$/, share: 0.48, because: 'a section that waits, which words say beside it' },
  { over: /^s\d-ink$/, share: 0.32, because: 'joins places that stand out themselves' },
  { over: /^s\d-ink$/, share: 0.28, because: 'parts figures that stand apart already' },
  { over: /^on-band$/, share: 0.18, because: 'parts what stands apart already' },
];

interface Carried {
  readonly over: RegExp;
  /** Nothing: on any. */
  readonly ground?: RegExp;
  readonly share?: number;
  readonly because: string;
}

/** @returns why a pair needs no contrast of its own; '' where it does */
export function carriedBy({ over, share, ground, use }: DrawnPair): string {
  const found = carried.find(
    (one) =>
      use === 'mark' && one.over.test(over) && one.share === share && (one.ground?.test(ground) ?? true),
  );
  return found?.because ?? '';
}

const needs: Readonly<Record<Use, number>> = { text: 4.5, large: 3, mark: 3 };
/** What is read at length. */
const forReading = /^(ink|ink-2|on-band|on-band-2|s\d-ink)$/;

/** The contrast that a pair must have in either theme. */
export function atLeast(pair: DrawnPair): number {
  const { over, use } = pair;
  if (carriedBy(pair)) return 1;
  return use === 'text' && forReading.test(over) ? 7 : needs[use];
}

/** @returns the contrast of a pair in a theme, worked out from the tokens */
export function contrastOf(pair: DrawnPair, theme: Theme): number {
  return contrast(colourOf(pair, theme), groundOf(pair, theme));
}

/** @returns what is seen of a pair's colour, as `#rrggbb`: with its ground, where it lets that through */
export function colourOf(pair: DrawnPair, theme: Theme): string {
  const own = tokenOf(pair.over)[theme];
  return pair.share === undefined ? own : over(own, groundOf(pair, theme), pair.share);
}

/** @returns the colour on which a pair is drawn, as `#rrggbb` */
export function groundOf({ ground, black, below }: DrawnPair, theme: Theme): string {
  const token = tokenOf(ground)[theme];
  const own = black === undefined ? token : blackened(token, black);
  return below ? printed(own, tokenOf(below)[theme], theme) : own;
}
