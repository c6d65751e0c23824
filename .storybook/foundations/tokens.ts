import css from '../../src/web/ui/theme/tokens.css?raw';
import { type DesignToken, parseDesignTokens } from '../../tools/parse-design-tokens.mjs';

/** All tokens of `tokens.css`, in order. */
export const tokens: readonly DesignToken[] = parseDesignTokens(css);

const byName = new Map(tokens.map((token) => [token.name, token]));

/**
 * A token by its name.
 * @param name without dashes
 * @throws Error if there is no such token
 */
export function getToken(name: string): DesignToken {
  const token = byName.get(name);
  if (!token) throw new Error(`tokens.css has no --${name}.`);
  return token;
}

/** Tokens whose names begin with one of the prefixes, in order. */
export function tokensLike(...starts: readonly string[]): readonly DesignToken[] {
  return tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)));
}

/** Whether the value of a token is a colour. */
export function isColour({ light }: DesignToken): boolean {
  return /^(#[0-9a-f]+|rgb\([^)]*\))$/.test(light);
}

/** Parses the values of a rule of `tokens.css`: `parseBlock(':root:lang(hi)')` is `{ '--line-height-relaxed': '1.8', … }`. */
export function parseBlock(selector: string): Readonly<Record<string, string>> {
  const [, rest = ''] = css.split(`${selector} {`);
  const block = rest.slice(0, rest.indexOf('}'));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
