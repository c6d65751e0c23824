/** The design tokens are valid DTCG, and style sheets use them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import file from '#ui/theme/tokens.json' with { type: 'json' };
import { generateTokenStyles } from '#tools/derive/token-styles.ts';
import { listPrimitives, resolveContext, resolveDesignTokens } from '#tools/resolve-design-tokens.mjs';
import { createPaletteFile, createThemeFile } from '../../.storybook/foundations/figma-files.ts';

const web = join(import.meta.dirname, '../../src/web');
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(web, path), 'utf8').replace(/\/\*[^]*?\*\//g, '') }));
const tokens = resolveDesignTokens(file);

/** Widths and heights of a single component or of a state that no other one shares, in `em`. */
const otherWindowSizes = new Set([
  // Very large text: the smallest windows that WCAG 1.4.10 and 1.4.4 ask for.
  12, 15, 20, 22,
  // Phones in landscape, and short windows of the question.
  30, 35, 36, 38, 40, 44,
  // Where one component changes its columns.
  21.1875, 22.4375, 37.5, 56.25, 62.5,
]);

describe('the file of tokens', () => {
  test('names each token once', () => {
    const names = tokens.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('uses each colour of the palette', () => {
    const used = new Set(tokens.flatMap(({ aliases }) => [aliases.light, aliases.dark]));
    expect(listPrimitives(file).filter(({ path }) => !used.has(path))).toEqual([]);
  });

  test('has a purpose for each token', () => {
    expect(tokens.filter(({ description }) => !description).map(({ name }) => name)).toEqual([
      'letter-spacing-normal',
      ...tokens.filter(({ name }) => name.startsWith('space-')).map(({ name }) => name),
    ]);
  });

  test('overrides in a context only tokens that exist', () => {
    const names = new Set(tokens.map(({ name }) => name));
    const contexts = ['large-text', 'md', '2xl'].map((context) => ['window', context] as const);
    for (const [modifier, context] of [...contexts, ['motion', 'reduced'], ['script', 'indic']] as const) {
      const unknown = Object.keys(resolveContext(file, modifier, context)).filter((name) => !names.has(name));
      expect(unknown).toEqual([]);
    }
  });

  test('rejects an alias without a target', () => {
    const broken = JSON.stringify(file).replace('{slate.98}', '{slate.1000}');
    expect(() => resolveDesignTokens(JSON.parse(broken) as object)).toThrow('{slate.1000}');
  });
});

describe('the generated styles', () => {
  test('have both values of a colour, and a shadow for each theme', () => {
    const css = generateTokenStyles(file);
    expect(css).toContain('--text: light-dark(#15222e, #e8eef2);');
    expect(css).toMatch(
      /--shadow-overlay:.*light-dark\(rgb\(.*\), transparent\).*light-dark\(transparent, rgb\(/,
    );
    expect(css).toContain('.accent-s1 {\n--accent-fill: var(--section-1-fill);');
  });

  test('have no palette and no breakpoints, which no style sheet can use', () => {
    expect(generateTokenStyles(file)).not.toMatch(/--(slate|breakpoint)-/);
  });
});

describe('style sheets', () => {
  test('read only variables that exist', () => {
    const defined = new Set(
      [...sheets.map(({ css }) => css), ...readSources()].flatMap((text) =>
        [...text.matchAll(/(--[\w-]+)['"]?\s*[:,]/g)].map(([, name]) => name),
      ),
    );
    const unknown = sheets.flatMap(({ path, css }) =>
      [...css.matchAll(/var\((--[\w-]+)\)/g)]
        .filter(([, name]) => !defined.has(name))
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('use breakpoints in media queries', () => {
    const breakpoints = tokens
      .filter(({ name }) => name.startsWith('breakpoint-'))
      .map(({ light }) => Number.parseFloat(light));
    const allowed = new Set([...breakpoints, ...otherWindowSizes].flatMap((size) => [size, size - 0.0625]));
    const others = sheets.flatMap(({ path, css }) =>
      [...css.matchAll(/@media [^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/([\d.]+)(em|rem|px)\b/g)]
          .filter(([, size, unit]) => unit !== 'em' || !allowed.has(Number(size)))
          .map(([size]) => `${path}: ${size}`),
      ),
    );
    expect(others).toEqual([]);
  });

  test('order layers of the page by tokens', () => {
    const raw = sheets.flatMap(({ path, css }) =>
      [...css.matchAll(/z-index: ([\d.]+)/g)].filter(([, level]) => Number(level) > 1).map(() => path),
    );
    expect(raw).toEqual([]);
  });
});

describe('the files for Figma', () => {
  const light = createThemeFile('light');
  const dark = createThemeFile('dark');

  test('have the same variables in both modes', () => {
    expect(light).toMatchObject({
      $extensions: { 'com.figma.modeName': 'Light' },
      basic: { text: { $type: 'color', $value: { hex: '#15222e' } } },
      space: { 'space-400': { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    });
    expect(dark).toMatchObject({
      $extensions: { 'com.figma.modeName': 'Dark' },
      basic: { text: { $value: { hex: '#e8eef2' } } },
    });
    expect(Object.keys(light)).toEqual(Object.keys(dark));
  });

  test('have the palette', () => {
    expect(createPaletteFile()).toMatchObject({ white: { $type: 'color', $value: { hex: '#ffffff' } } });
  });
});

function readSources(): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .map((path) => readFileSync(join(web, path), 'utf8'));
}
