/** Draws discs that blend like those of the pages, in a buffer of RGB bytes: `multiply` on light paper, `screen` on dark paper. */

/**
 * Creates a canvas.
 * @param paper background as [red, green, blue]
 * @param blendMode 'multiply' or 'screen'
 */
export function createCanvas(width, height, paper, blendMode) {
  const pixels = Buffer.alloc(width * height * 3);
  const row = Buffer.alloc(width * 3, Buffer.from(paper));
  const blend = blendMode === 'screen' ? screen : multiply;

  /** Blends a colour with a pixel. `alpha` is from 0 to 1. */
  const paintPixel = (x, y, colour, alpha) => {
    const offset = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel++) {
      pixels[offset + channel] = blend(pixels[offset + channel], colour[channel], alpha);
    }
  };

  return {
    pixels,

    /** Fills the canvas with the colour of the paper. */
    clear() {
      for (let y = 0; y < height; y++) row.copy(pixels, y * width * 3);
    },

    /** Draws a disc. `hole` is the inner radius of a ring; `top` and `bottom` clip it. */
    disc({ x, y, r, colour, alpha, hole = 0, top = 0, bottom = height }) {
      const first = Math.max(0, Math.floor(Math.max(top, y - r - 1)));
      const last = Math.min(height - 1, Math.ceil(Math.min(bottom, y + r + 1)) - 1);
      for (let py = first; py <= last; py++) {
        const dy = py + 0.5 - y;
        const reach = Math.sqrt(Math.max(0, (r + 1) ** 2 - dy * dy));
        // Anti-aliasing of a clipped edge.
        const clip = Math.min(1, py + 1 - top, bottom - py);
        const end = Math.min(width - 1, Math.ceil(x + reach));
        for (let px = Math.max(0, Math.floor(x - reach)); px <= end; px++) {
          const distance = Math.hypot(px + 0.5 - x, dy);
          const coverage = clamp(r - distance + 0.5) * (hole > 0 ? clamp(distance - hole + 0.5) : 1) * clip;
          if (coverage > 0) paintPixel(px, py, colour, coverage * alpha);
        }
      }
    },

    /** Fills the canvas from `top` to the lower edge. */
    field({ top, colour, alpha }) {
      for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
        const coverage = Math.min(1, y + 1 - top);
        for (let x = 0; x < width; x++) paintPixel(x, y, colour, coverage * alpha);
      }
    },
  };
}

/** Parses a colour written #rrggbb as [red, green, blue], from 0 to 255. */
export function parseColour(hex) {
  return [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));
}

const multiply = (backdrop, colour, alpha) => Math.round(backdrop * (1 - alpha * (1 - colour / 255)));
const screen = (backdrop, colour, alpha) => Math.round(255 - (255 - backdrop) * (1 - (alpha * colour) / 255));
const clamp = (value) => Math.max(0, Math.min(1, value));
