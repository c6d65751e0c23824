/** Contrast as WCAG 2.2 counts it. No module of Node: the workbench reads too. */

/** From 1 (the same) to 21 (black on white), of two opaque colours as `#rrggbb`, in either order. */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour) {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`"${colour}" is not written as #rrggbb.`);
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
