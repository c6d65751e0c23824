/** An accent: that of a section, or of the brand. Questionnaire files name the accent of a section. */
export type Accent = 's1' | 's2' | 's3' | 's4' | 's5' | 'brand';

/** The global class that sets the accent of a subtree. Components read only `--accent-*`. */
export function accentClass(accent: Accent): string {
  return `accent-${accent}`;
}
