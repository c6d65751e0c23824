import { type DesignToken, resolveContext, resolveDesignTokens } from '#tools/resolve-design-tokens.mjs';

/** The selectors of the contexts of `tokens.json`, in the order of the cascade. */
const contexts = [
  ['window', 'large-text', '@media (max-width: 15em)', ':root'],
  ['window', 'md', '@media (min-width: 48em)', ':root'],
  ['window', '2xl', '@media (min-width: 80em)', ':root'],
  ...['brand', 's1', 's2', 's3', 's4', 's5'].map((accent) => ['accent', accent, '', `.accent-${accent}`]),
  ['motion', 'reduced', '@media (prefers-reduced-motion: reduce)', ':root'],
  ['script', 'indic', '', ':root:not(:lang(en))'],
] as const;

/**
 * Generates the CSS variables of the semantic tokens; primitive values are inlined.
 * A colour with two values is `light-dark(light, dark)`, which the build rewrites for older browsers.
 * @param file the parsed `tokens.json`
 */
export function generateTokenStyles(file: object): string {
  // Media queries cannot read variables.
  const tokens = resolveDesignTokens(file).filter(({ name }) => !name.startsWith('breakpoint-'));
  const groups = [...new Set(tokens.map(({ group }) => group))];
  const root = groups.map((group) =>
    [
      `/* ${group} */`,
      ...tokens.filter((token) => token.group === group).map((token) => declare(token.name, getValue(token))),
    ].join('\n'),
  );
  // `light-dark()` accepts only colours.
  const dark = tokens
    .filter((token) => token.light !== token.dark && !isThemedByFunction(token))
    .map((token) => declare(token.name, token.dark));
  return [
    renderRule(':root', ['color-scheme: light dark;', ...root]),
    // The setting of the device selects the theme, and <html data-theme> overrides it.
    `@media (prefers-color-scheme: dark) { ${renderRule(':root:not([data-theme="light"])', dark)} }`,
    renderRule(':root[data-theme="dark"]', ['color-scheme: dark;', ...dark]),
    renderRule(':root[data-theme="light"]', ['color-scheme: light;']),
    ...contexts.map(([modifier, context, media, selector]) => {
      const values = Object.entries(resolveContext(file, modifier, context));
      const rule = renderRule(
        selector,
        values.map(([name, value]) => declare(name, value)),
      );
      return media ? `${media} { ${rule} }` : rule;
    }),
  ].join('\n');
}

const declare = (name: string, value: string) => `--${name}: ${value};`;
const renderRule = (selector: string, lines: readonly string[]) => `${selector} {\n${lines.join('\n')}\n}`;
const isThemedByFunction = ({ type }: DesignToken) => type === 'color' || type === 'shadow';

function getValue(token: DesignToken): string {
  const { type, light, dark } = token;
  if (light === dark || !isThemedByFunction(token)) return light;
  if (type === 'color') return `light-dark(${light}, ${dark})`;
  // Layers of the other theme are transparent.
  return [
    ...splitLayers(light).map((layer) => layer.replace(/rgb\(.*\)/, 'light-dark($&, transparent)')),
    ...splitLayers(dark).map((layer) => layer.replace(/rgb\(.*\)/, 'light-dark(transparent, $&)')),
  ].join(', ');
}

const splitLayers = (shadow: string) => shadow.split(/, (?![^(]*\))/);
