import { contrast } from '../../tools/contrast.mjs';
import { type DrawnPair, inEachInk, type KeptPair, type Use } from '../../tools/pairs/file.ts';
import kept from './pairs.json' with { type: 'json' };
import { printed } from './printed.ts';
import { tokenOf } from './tokens.ts';

type Theme = 'light' | 'dark';

/**
 * Every pair in use, in each ink that it may have, with a story in which it is seen: what the tests of the stories wrote
 * down of all that is drawn.
 */
export const colourPairs = (kept as readonly KeptPair[]).flatMap(inEachInk);

/** What no story draws, for only a pointer brings it about. */
export const underPointer: readonly DrawnPair[] = [
  { over: 'on-primary', ground: 'primary-hover', use: 'text' },
  { over: 'ink', ground: 'sunken', use: 'text' },
];

/** Colours that nothing is read by or on: each with the reason why no pair has it. */
export const withoutPair: Readonly<Record<string, string>> = {
  line: 'parts what stands apart already',
  scrim: 'darkens the page behind a dialog',
};

/** Pairs that need no contrast, for something else tells what is there: each with its reason. */
const carried: readonly { readonly over: RegExp; readonly ground: RegExp; readonly because: string }[] = [
  { over: /^s\d-strong$/, ground: /^s\d-fill$/, because: 'the disc holds its figure, or a core' },
];

/** @returns why a pair needs no contrast of its own; '' where it does */
export function carriedBy({ over, ground, use }: DrawnPair): string {
  const found = carried.find((one) => use === 'mark' && one.over.test(over) && one.ground.test(ground));
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
  return contrast(tokenOf(pair.over)[theme], groundOf(pair, theme));
}

/** @returns the colour on which a pair is drawn, as `#rrggbb` */
export function groundOf({ ground, below }: DrawnPair, theme: Theme): string {
  const own = tokenOf(ground)[theme];
  return below ? printed(own, tokenOf(below)[theme], theme) : own;
}
