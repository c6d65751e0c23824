/** Reads the design tokens of `src/web/ui/theme/tokens.css`. Node's own modules only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens } from './read-tokens.mjs';

const css = readFileSync(join(import.meta.dirname, '../src/web/ui/theme/tokens.css'), 'utf8');
const tokens = new Map(readTokens(css).map((token) => [token.name, token]));

/**
 * The value of a token as written, for one theme: `light-dark(a, b)` is `a` in the light theme and `b` in the dark one.
 * Throws for a name that no token has.
 */
export function designToken(name, theme = 'light') {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no --${name}.`);
  return token[theme];
}
