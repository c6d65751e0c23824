/** The oldest supported browsers are those of `browserslist` in package.json, for the bundler, the check and the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { buildTarget, oldestBrowsers } from '#tools/build/browsers.mjs';
import { listUnsupportedScript, listUnsupportedStyles } from '#tools/build/unsupported-features.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the bundler has the browsers of package.json as its target', () => {
  expect(buildTarget).toEqual(['chrome95', 'edge95', 'firefox102', 'safari15.4', 'ios15.4']);
});

it('reports methods, constructors and syntax that the oldest browsers lack', () => {
  const code = `[2, 1].toSorted(); list?.items.findLast(test); structuredClone(a); Object.groupBy(a, b);
    AbortSignal.timeout(9); new URLPattern(a); class A { static { run(); } } /(?<=a)b/;`;
  expect(listUnsupportedScript(code)).toEqual([
    'toSorted()',
    'findLast()',
    'structuredClone()',
    'Object.groupBy()',
    'AbortSignal.timeout()',
    'new URLPattern',
    'static {}',
    '(?<=)',
  ]);
});

it('reports selectors, functions, units and at-rules that the oldest browsers lack', () => {
  const styles =
    'a:has(b) { color: color-mix(in srgb, red, blue); height: 9dvh } @container (width > 1px) {}';
  expect(listUnsupportedStyles(styles).sort()).toEqual([':has', '@container', 'color-mix()', 'dvh']);
});

it('accepts what they have, calls of a method that may be missing, and styles in @supports', () => {
  const code =
    '[].at(-1); Object.hasOwn(a, b); a.checkVisibility?.(); crypto.randomUUID(); a?.b ?? c; text.replaceAll(a, b);';
  expect(listUnsupportedScript(code)).toEqual([]);
  const styles = '@supports (height: 1dvh) { a { height: 9dvh } } a:focus-visible, b:is(c) { inset: 0 }';
  expect(listUnsupportedStyles(styles)).toEqual([]);
});

test('no focus ring depends on :has(), which Firefox has from 121 and Chrome from 105', () => {
  const files = readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/web/${file}`);
  const rings = files.filter((file) => /:has\([^)]*focus/.test(read(file)));
  expect(rings).toEqual([]);
});

test.each([
  'README.md',
  'content/site/accessibility.mdx',
  'content/site/accessibility.hi.mdx',
  'content/site/accessibility.kn.mdx',
  'src/locales/en/document.po',
  'src/locales/hi/document.po',
  'src/locales/kn/document.po',
])('%s names the oldest browsers', (file) => {
  // Firefox 102 to 114 are not promised: they are too rare to try.
  for (const version of [oldestBrowsers.chrome, '115', oldestBrowsers.safari, '18'])
    expect(read(file)).toContain(version);
});
