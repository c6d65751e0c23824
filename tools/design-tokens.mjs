/** Reads the design tokens of `src/web/ui/theme/tokens.json`. Imports only Node.js. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveDesignTokens } from './resolve-design-tokens.mjs';

const path = join(import.meta.dirname, '../src/web/ui/theme/tokens.json');
const tokens = new Map(
  resolveDesignTokens(JSON.parse(readFileSync(path, 'utf8'))).map((token) => [token.name, token]),
);

/** The CSS value of a token in one theme. Throws if there is no token of this name. */
export function getDesignToken(name, theme = 'light') {
  const token = tokens.get(name);
  if (!token) throw new Error(`src/web/ui/theme/tokens.json has no "${name}".`);
  return token[theme];
}
