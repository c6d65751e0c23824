/**
 * A sheet of paper for discs that mix like inks, in a plain buffer of red, green and blue bytes. On light paper an ink
 * takes light away (multiply), on dark paper it adds light (screen), as the discs of the pages do.
 */

/** A sheet of a width and height in pixels, one paper colour and the way its inks mix: 'multiply' or 'screen'. */
export function createCanvas(width, height, paper, mixing) {
  const pixels = Buffer.alloc(width * height * 3);
  const row = Buffer.alloc(width * 3, Buffer.from(paper));
  const mix = mixing === 'screen' ? screen : multiply;

  /** Prints one ink on a pixel; `cover` from 0 to 1. */
  const print = (x, y, ink, cover) => {
    const at = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = mix(pixels[at + channel], ink[channel], cover);
    }
  };

  return {
    pixels,

    /** Clears the sheet to its paper. */
    clear() {
      for (let y = 0; y < height; y++) row.copy(pixels, y * width * 3);
    },

    /** A disc around x, y; `hole` is the radius left free in the middle (a ring), `top` and `bottom` cut it off. */
    disc({ x, y, r, ink, alpha, hole = 0, top = 0, bottom = height }) {
      const first = Math.max(0, Math.floor(Math.max(top, y - r - 1)));
      const last = Math.min(height - 1, Math.ceil(Math.min(bottom, y + r + 1)) - 1);
      for (let py = first; py <= last; py++) {
        const dy = py + 0.5 - y;
        const reach = Math.sqrt(Math.max(0, (r + 1) ** 2 - dy * dy));
        // Half pixels of a cut edge count for half, so that it glides as smoothly as the round one.
        const cut = Math.min(1, py + 1 - top, bottom - py);
        const end = Math.min(width - 1, Math.ceil(x + reach));
        for (let px = Math.max(0, Math.floor(x - reach)); px <= end; px++) {
          const distance = Math.hypot(px + 0.5 - x, dy);
          const cover = within(r - distance + 0.5) * (hole > 0 ? within(distance - hole + 0.5) : 1) * cut;
          if (cover > 0) print(px, py, ink, cover * alpha);
        }
      }
    },

    /** A field of one ink from `top` down to the lower edge of the sheet. */
    field({ top, ink, alpha }) {
      for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
        const cover = Math.min(1, y + 1 - top);
        for (let x = 0; x < width; x++) print(x, y, ink, cover * alpha);
      }
    },
  };
}

/** `[red, green, blue]` from 0 to 255, of a colour written as #rrggbb. */
export function parseColour(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

const multiply = (paper, ink, cover) => Math.round(paper * (1 - cover * (1 - ink / 255)));
const screen = (paper, ink, cover) => Math.round(255 - (255 - paper) * (1 - (cover * ink) / 255));
const within = (value) => Math.max(0, Math.min(1, value));
