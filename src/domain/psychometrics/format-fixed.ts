/** Formats a figure with fixed decimals for publication: 0.00, never -0.00. */
export function formatFixed(value: number, decimals = 2): string {
  return value.toFixed(decimals).replace(/^-(?=[0.]*$)/, '');
}
