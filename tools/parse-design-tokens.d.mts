/** A design token with its value in both themes. */
export interface DesignToken {
  /** Without dashes. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  /** The comment above the group of tokens. */
  readonly group: string;
  /** The comment after the token, or ''. */
  readonly note: string;
}

/** The tokens of `:root` in the text of `tokens.css`, in order. */
export function parseDesignTokens(css: string): readonly DesignToken[];
