/** The positions of entries that stand in a list for a second time. */
export function repeats(list: readonly unknown[]): number[] {
  return list.flatMap((entry, at) => (list.indexOf(entry) < at ? [at] : []));
}
