/** Reads the design tokens of `src/web/ui/theme/tokens.css`. Node's own modules only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, '../src/web/ui/theme/tokens.css'), 'utf8');

/**
 * The value of a token as written, for one theme: `light-dark(a, b)` is `a` in the light theme and `b` in the dark one.
 * Throws for a name that no token has.
 */
export function designToken(name, theme = 'light') {
  const value = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, 'm').exec(css)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --${name}.`);
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [null, value, value];
  return theme === 'dark' ? dark : light;
}
