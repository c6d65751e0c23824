/** One of the five section inks, or the program's own. A section names its ink in its file, never in code. */
export type Ink = 's1' | 's2' | 's3' | 's4' | 's5' | 'brand';

/** The global class that gives a subtree its ink: components below it read only `--t-*`. */
export function inkClass(ink: Ink): string {
  return `t-${ink}`;
}
