/** Resolves `src/web/ui/theme/tokens.json`. Imports nothing of Node.js, because Storybook loads it in the browser. */

/** The extension of a token with a CSS value that DTCG cannot express, such as `clamp(…)`. */
const cssExtension = 'wellness-check.css';

/** The semantic tokens, in order, with their CSS values in both themes. */
export function resolveDesignTokens({ sets, modifiers }) {
  const primitives = listSources(sets.primitive.sources);
  const tokens = listSources(sets.semantic.sources);
  const dark = new Map(listSources(modifiers.theme.contexts.dark).map((token) => [token.path, token]));
  const lightByPath = new Map([...primitives, ...tokens].map((token) => [token.path, token]));
  const darkByPath = new Map([...lightByPath, ...dark]);
  return tokens.map((token) => {
    const darkToken = dark.get(token.path) ?? token;
    const light = followAliases(token, lightByPath);
    return {
      name: token.name,
      path: token.path,
      type: token.type,
      group: token.group,
      description: token.description,
      light: formatCssValue(light),
      dark: formatCssValue(followAliases(darkToken, darkByPath)),
      aliases: { light: getAlias(token) ?? '', dark: getAlias(darkToken) ?? '' },
      value: { light: light.value, dark: followAliases(darkToken, darkByPath).value },
    };
  });
}

/** The primitive tokens: the colours of the palette. */
export function listPrimitives({ sets }) {
  return listSources(sets.primitive.sources).map(({ path, value }) => ({ path, hex: value.hex, value }));
}

/**
 * The values of one context of a modifier by name, as CSS. An alias of a semantic token is a `var(…)`.
 * Throws if there is no such context.
 */
export function resolveContext({ modifiers }, modifier, context) {
  const sources = modifiers[modifier]?.contexts[context];
  if (!sources) throw new Error(`tokens.json has no context "${context}" of "${modifier}".`);
  return Object.fromEntries(
    listSources(sources).map((token) => {
      const alias = getAlias(token);
      return [token.name, alias ? `var(--${alias.split('.').at(-1)})` : formatCssValue(token)];
    }),
  );
}

const listSources = (sources) => sources.flatMap((source) => listTokens(source));

/** Lists the tokens of a group. A type is inherited from the group; the name is the last part of the path. */
function listTokens(group, path = [], parent = {}) {
  const inherited = {
    type: group.$type ?? parent.type,
    group: group.$description ?? parent.group ?? '',
  };
  if ('$value' in group) {
    return [
      {
        name: path.at(-1),
        path: path.join('.'),
        type: inherited.type,
        group: parent.group ?? '',
        description: group.$description ?? '',
        value: group.$value,
        css: group.$extensions?.[cssExtension],
      },
    ];
  }
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => listTokens(child, [...path, key], inherited));
}

/** The path in an alias such as `{slate.98}`, or undefined. */
function getAlias({ value }) {
  return typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

function followAliases(token, tokens) {
  const alias = getAlias(token);
  if (!alias) return token;
  const target = tokens.get(alias);
  if (!target) throw new Error(`tokens.json: ${token.path} is an alias of {${alias}}, which does not exist.`);
  return followAliases(target, tokens);
}

const genericFamilies = new Set(['serif', 'sans-serif', 'system-ui']);

const formats = {
  color: formatColour,
  dimension: formatLength,
  duration: formatLength,
  cubicBezier: (value) => `cubic-bezier(${value.join(', ')})`,
  fontFamily: (value) => value.map((name) => (genericFamilies.has(name) ? name : `"${name}"`)).join(', '),
  shadow: (value) =>
    value
      .map(({ color, offsetX, offsetY, blur, spread }) =>
        [...[offsetX, offsetY, blur, spread].map(formatLength), formatColour(color)].join(' '),
      )
      .join(', '),
};

function formatCssValue({ type, value, css }) {
  return css ?? formats[type]?.(value) ?? String(value);
}

function formatLength({ value, unit }) {
  return value === 0 && unit === 'px' ? '0' : `${value}${unit}`;
}

function formatColour({ components, alpha = 1, hex }) {
  return alpha === 1 ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
}
