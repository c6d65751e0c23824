import { blockOf, tokenOf } from './tokens.ts';

/** @returns what a disc shows where it lies on a ground, each as `#rrggbb`: mixed and let through as the theme has it */
export function printed(disc: string, ground: string, theme: 'light' | 'dark'): string {
  const alpha = Number(
    theme === 'light' ? tokenOf('disc-alpha').light : blockOf(':root[data-theme="dark"]')['--disc-alpha'],
  );
  const mixed = partsOf(ground).map((below, at) => {
    const own = partsOf(disc)[at] ?? 0;
    const both = theme === 'light' ? own * below : own + below - own * below;
    return below + alpha * (both - below);
  });
  return `#${mixed
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Red, green and blue, from 0 to 1. */
function partsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}
