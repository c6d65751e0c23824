import { blockOf, tokenOf } from './tokens.ts';

/** @returns what a disc shows where it lies on a ground, each as `#rrggbb`: mixed and let through as the theme has it */
export function printed(disc: string, ground: string, theme: 'light' | 'dark'): string {
  const alpha = Number(
    theme === 'light' ? tokenOf('disc-alpha').light : blockOf(':root[data-theme="dark"]')['--disc-alpha'],
  );
  const both = partsOf(ground).map((below, at) => {
    const own = partsOf(disc)[at] ?? 0;
    return theme === 'light' ? own * below : own + below - own * below;
  });
  return over(written(both), ground, alpha);
}

/** @returns what shows of a colour that lets a share of its ground through, each as `#rrggbb` */
export function over(colour: string, ground: string, alpha: number): string {
  return written(partsOf(ground).map((below, at) => below + alpha * ((partsOf(colour)[at] ?? 0) - below)));
}

/** @returns what `color-mix(in oklab, COLOUR, black SHARE)` is: there black is nothing, and light the cube of what is left */
export function blackened(colour: string, share: number): string {
  return written(partsOf(colour).map((part) => encoded(linear(part) * (1 - share) ** 3)));
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Red, green and blue, from 0 to 1. */
function partsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}

function written(parts: readonly number[]): string {
  const hex = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${parts.map(hex).join('')}`;
}
