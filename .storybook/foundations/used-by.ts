/** The texts of the style sheets, by path. */
const sheets = import.meta.glob<string>(['../../src/web/**/*.css', '!**/theme/tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const users = new Map<string, Set<string>>();
for (const [path, css] of Object.entries(sheets)) {
  const user = path.replace('../../src/web/', '').replace(/(\.module)?\.css$/, '');
  for (const [, name = ''] of css.matchAll(/var\(--([\w-]+)/g)) {
    users.set(name, (users.get(name) ?? new Set()).add(user));
  }
}

/** The components whose style sheets read a token, as paths in `src/web`. A section's colours are read as `--accent-*`. */
export function listUsers(name: string): readonly string[] {
  const accent = name.replace(/^section-\d-/, 'accent-');
  return [...(users.get(name) ?? []), ...(accent === name ? [] : (users.get(accent) ?? []))].sort();
}
