/** One design token: its value in either theme, the comment over its group, and its own. */
export interface DesignToken {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  readonly group: string;
  readonly note: string;
}

/** Every token of `:root` in the text of `tokens.css`, in order. */
export function readTokens(css: string): readonly DesignToken[];
