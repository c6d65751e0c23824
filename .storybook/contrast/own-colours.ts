import { isColour, tokens } from '../foundations/tokens.ts';

const colours = tokens.filter(isColour);

/** Each token as a colour that no other has, for two tokens may be the same white. */
const own = document.createElement('style');
own.textContent = `:root:root:root { ${colours.map(({ name }, at) => `--${name}: rgb(0 ${at + 1} 0);`).join(' ')} }`;

/** A colour under way to another one could not be read, nor what lies below something that no pointer meets. */
const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; pointer-events: auto !important }';

/** @returns what `read` finds in the page while each token has a colour of its own, which `tokenOfPaint` knows */
export function withOwnColours<Found>(read: () => Found): Found {
  const { scrollX, scrollY } = window;
  document.head.append(still, own);
  try {
    return read();
  } finally {
    own.remove();
    // The page has its colours back before what is in motion may move again.
    document.body.getBoundingClientRect();
    still.remove();
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }
}

/** A paint as the browser computes it, as a token and how much of it there is. Null where it is no token. */
export function shareOfPaint(paint: string): { readonly token: string; readonly share: number } | null {
  const token = tokenOfPaint(paint);
  if (token !== null) return { token, share: 1 };
  const [, green = '', share = ''] = /^color\(srgb 0 ([\d.]+) 0 \/ ([\d.]+)\)$/.exec(paint) ?? [];
  const mixed = colours[Math.round(Number(green) * 255) - 1];
  return mixed ? { token: mixed.name, share: Number(share) } : null;
}

/** @returns the token of a paint as the browser computes it; '' for none, null where it is no token or lets the ground through */
export function tokenOfPaint(paint: string): string | null {
  if (paint === 'none' || /^rgba\(.*, 0\)$/.test(paint)) return '';
  const [, place = ''] = /^rgb\(0, (\d+), 0\)$/.exec(paint) ?? [];
  return colours[Number(place) - 1]?.name ?? null;
}
