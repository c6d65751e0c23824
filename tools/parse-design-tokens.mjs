/** Parses `src/web/ui/theme/tokens.css`. Imports nothing of Node.js, because Storybook loads it in the browser. */

/**
 * The tokens of `:root`, in order. `name` has no dashes, `light` and `dark` are the values of the themes, `group` is the
 * comment above the group, and `note` is the comment after the token, or ''.
 */
export function parseDesignTokens(css) {
  const root = css.slice(css.indexOf(':root {') + 7);
  const tokens = [];
  let group = '';
  const part = /\n {2}\/\* ([^*]+?) \*\/|\n {2}--([\w-]+):\s*([^;]+);(?:[ ]*\/\* ([^*]+?) \*\/)?|\n\}/g;
  for (const [, comment, name, value, note = ''] of root.matchAll(part)) {
    if (comment) group = comment.trim();
    else if (name) tokens.push({ name, ...splitThemes(value.trim()), group, note: note.trim() });
    else break;
  }
  return tokens;
}

/** Resolves every `light-dark(…)` of a value for both themes. */
function splitThemes(value) {
  const pair = /light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g;
  return { light: value.replace(pair, '$1'), dark: value.replace(pair, '$2') };
}
