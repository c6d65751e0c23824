/** A figure with so many decimals, as it is published: 0.00 where it rounds to nothing, never -0.00. */
export function inPlaces(value: number, places = 2): string {
  return value.toFixed(places).replace(/^-(?=[0.]*$)/, '');
}
