/** A file of tokens in the resolver format of DTCG 2025.10. */
export interface DesignTokensFile {
  readonly sets: Readonly<Record<string, { readonly sources: readonly object[] }>>;
  readonly modifiers: Readonly<
    Record<string, { readonly contexts: Readonly<Record<string, readonly object[]>> }>
  >;
}

/** A semantic token with its value in both themes. */
export interface DesignToken {
  /** Without dashes. */
  readonly name: string;
  /** Its group and its name in the file, joined by a dot. */
  readonly path: string;
  /** The type in DTCG, such as `color`. */
  readonly type: string;
  /** The description of its group. */
  readonly group: string;
  /** What the token is for, or ''. */
  readonly description: string;
  /** The CSS values. */
  readonly light: string;
  readonly dark: string;
  /** The paths of the tokens that it refers to, or ''. */
  readonly aliases: Readonly<Record<'light' | 'dark', string>>;
  /** The values in DTCG, without aliases. */
  readonly value: Readonly<Record<'light' | 'dark', unknown>>;
}

/** The semantic tokens, in order. Throws if an alias has no target. */
export function resolveDesignTokens(file: object): readonly DesignToken[];

/** The colours of the palette. */
export function listPrimitives(
  file: object,
): readonly { readonly path: string; readonly hex: string; readonly value: object }[];

/**
 * The values of one context of a modifier by name, as CSS: `resolveContext(file, 'motion', 'reduced')`.
 * Throws if there is no such context.
 */
export function resolveContext(
  file: object,
  modifier: string,
  context: string,
): Readonly<Record<string, string>>;
