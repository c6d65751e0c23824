import { expect, test } from 'vitest';
import { removeUnusedCss } from '#tools/build/prerender/remove-unused-css.mjs';

const page = '<main class="wrap page"><p class="lead">Text</p></main>';

test('removes rules whose classes are not in the page', () => {
  expect(removeUnusedCss('.lead{color:red}.card{color:blue}', page)).toBe('.lead{color:red}');
  expect(removeUnusedCss('.lead .card{color:red}.page>.lead{top:0}', page)).toBe('.page>.lead{top:0}');
});

test('keeps a rule if one selector of its list matches, and ignores the content of :not()', () => {
  const kept = '.card,.lead{top:0}:is(.card,.lead) a{top:0}.lead:not(.card){top:0}';
  expect(removeUnusedCss(kept, page)).toBe(kept);
  expect(removeUnusedCss(':where(.card,.box) a{top:0}.page:has(.card){top:0}', page)).toBe('');
});

test('keeps rules without classes, in their order', () => {
  const kept =
    '@font-face{font-family:A}:root{--a:1}h1,p[hidden]{top:0}@keyframes in{0%{top:0}}.lead:hover{top:0}';
  expect(removeUnusedCss(kept, page)).toBe(kept);
});

test('filters rules within media queries, and removes empty ones', () => {
  const css =
    '@media (width>30em){.lead{top:0}.card{top:0}}@supports (top:0){.card{top:0}}.page{content:"}{"}';
  expect(removeUnusedCss(css, page)).toBe('@media (width>30em){.lead{top:0}}.page{content:"}{"}');
});
