import file from '../../src/web/ui/theme/tokens.json';
import {
  type DesignToken,
  listPrimitives,
  resolveContext,
  resolveDesignTokens,
} from '../../tools/resolve-design-tokens.mjs';

/** All semantic tokens of `tokens.json`, in order. */
export const tokens: readonly DesignToken[] = resolveDesignTokens(file);

/** The colours of the palette. */
export const primitives = listPrimitives(file);

const byName = new Map(tokens.map((token) => [token.name, token]));

/**
 * A token by its name.
 * @param name without dashes
 * @throws Error if there is no such token
 */
export function getToken(name: string): DesignToken {
  const token = byName.get(name);
  if (!token) throw new Error(`tokens.json has no "${name}".`);
  return token;
}

/** Tokens whose names begin with one of the prefixes, in order. */
export function tokensLike(...starts: readonly string[]): readonly DesignToken[] {
  return tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)));
}

/** Whether the value of a token is a colour. */
export function isColour({ type }: DesignToken): boolean {
  return type === 'color';
}

/** The CSS variables of a context, such as `getContextVariables('motion', 'reduced')`. */
export function getContextVariables(modifier: string, context: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(resolveContext(file, modifier, context)).map(([name, value]) => [`--${name}`, value]),
  );
}
