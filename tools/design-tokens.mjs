/** Reads the design tokens of `src/web/ui/theme/tokens.css`. Imports only Node.js. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDesignTokens } from './parse-design-tokens.mjs';

const css = readFileSync(join(import.meta.dirname, '../src/web/ui/theme/tokens.css'), 'utf8');
const tokens = new Map(parseDesignTokens(css).map((token) => [token.name, token]));

/**
 * The value of a token in one theme: `light-dark(a, b)` is `a` in the light theme and `b` in the dark one. Throws if there
 * is no token of this name.
 */
export function getDesignToken(name, theme = 'light') {
  const token = tokens.get(name);
  if (!token) throw new Error(`src/web/ui/theme/tokens.css has no --${name}.`);
  return token[theme];
}
