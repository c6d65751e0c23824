/** Reads design tokens out of the text of `src/web/ui/theme/tokens.css`. No module of Node: the workbench reads too. */

/**
 * Every token of `:root` as it stands at first, in order: its `name` without dashes, its value in either theme
 * (`light-dark(a, b)` is `a` and `b`), the `group` that the comment above it names, and its own `note`, or ''.
 */
export function readTokens(css) {
  const root = css.slice(css.indexOf(':root {') + 7);
  const tokens = [];
  let group = '';
  const part = /\n {2}\/\* ([^*]+?) \*\/|\n {2}--([\w-]+):\s*([^;]+);(?:[ ]*\/\* ([^*]+?) \*\/)?|\n\}/g;
  for (const [, comment, name, value, note = ''] of root.matchAll(part)) {
    if (comment) group = comment.trim();
    else if (name) tokens.push({ name, ...bothThemes(value.trim()), group, note: note.trim() });
    else break;
  }
  return tokens;
}

/** `light-dark(…)` may stand anywhere in a value, and more than once. */
function bothThemes(value) {
  const pair = /light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g;
  return { light: value.replace(pair, '$1'), dark: value.replace(pair, '$2') };
}
