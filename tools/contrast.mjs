/** Contrast ratio as WCAG 2.2 defines it. Imports nothing of Node.js, because Storybook loads it in the browser. */

/** The contrast ratio of two opaque colours, written `#rrggbb`: from 1 (equal) to 21 (black and white). */
export function computeContrastRatio(one, other) {
  const [light, dark] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(colour) {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`The colour "${colour}" is not written as #rrggbb.`);
  const [red, green, blue] = [1, 3, 5]
    .map((index) => Number.parseInt(colour.slice(index, index + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
