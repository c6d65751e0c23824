/** A figure with so many decimals, as it is published: 0.00 where it rounds to nothing, never -0.00. */
export function formatFixed(value: number, decimals = 2): string {
  return value.toFixed(decimals).replace(/^-(?=[0.]*$)/, '');
}
