/** One of the five section inks, or the program's own. A section names its ink in its file, never in code. */
export type Accent = 's1' | 's2' | 's3' | 's4' | 's5' | 'brand';

/** The global class that gives a subtree its ink: components below it read only `--t-*`. */
export function accentClass(accent: Accent): string {
  return `t-${accent}`;
}
