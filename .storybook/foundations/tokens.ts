import css from '../../src/web/ui/theme/tokens.css?raw';
import { type DesignToken, parseDesignTokens } from '../../tools/parse-design-tokens.mjs';

/** Every token of `tokens.css`, in its order. */
export const tokens: readonly DesignToken[] = parseDesignTokens(css);

const byName = new Map(tokens.map((token) => [token.name, token]));

/** A token by its name without dashes. Throws for a name that none has. */
export function tokenOf(name: string): DesignToken {
  const token = byName.get(name);
  if (!token) throw new Error(`tokens.css has no --${name}.`);
  return token;
}

/** Tokens whose names begin so, in their order. */
export function tokensLike(...starts: readonly string[]): readonly DesignToken[] {
  return tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)));
}

/** One colour and nothing else. */
export function isColour({ light }: DesignToken): boolean {
  return /^(#[0-9a-f]+|rgb\([^)]*\))$/.test(light);
}

/** What another block of `tokens.css` gives tokens: `blockOf(':root:lang(hi)')` is `{ '--lh-read': '1.8', … }`. */
export function blockOf(selector: string): Readonly<Record<string, string>> {
  const [, rest = ''] = css.split(`${selector} {`);
  const block = rest.slice(0, rest.indexOf('}'));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
