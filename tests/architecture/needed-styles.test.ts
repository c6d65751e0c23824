import { expect, test } from 'vitest';
import { neededStyles } from '#tools/build/prerender/needed-styles.mjs';

const page = '<main class="wrap page"><p class="lead">Text</p></main>';

test('rules of classes that are nowhere in the page go', () => {
  expect(neededStyles('.lead{color:red}.card{color:blue}', page)).toBe('.lead{color:red}');
  expect(neededStyles('.lead .card{color:red}.page>.lead{top:0}', page)).toBe('.page>.lead{top:0}');
});

test('one selector of a list is enough, and what is within :not() asks for nothing', () => {
  const kept = '.card,.lead{top:0}:is(.card,.lead) a{top:0}.lead:not(.card){top:0}';
  expect(neededStyles(kept, page)).toBe(kept);
  expect(neededStyles(':where(.card,.box) a{top:0}.page:has(.card){top:0}', page)).toBe('');
});

test('what names no class stays, whatever it is, and in its order', () => {
  const kept =
    '@font-face{font-family:A}:root{--a:1}h1,p[hidden]{top:0}@keyframes in{0%{top:0}}.lead:hover{top:0}';
  expect(neededStyles(kept, page)).toBe(kept);
});

test('rules for some screens are looked into, and empty ones go', () => {
  const css =
    '@media (width>30em){.lead{top:0}.card{top:0}}@supports (top:0){.card{top:0}}.page{content:"}{"}';
  expect(neededStyles(css, page)).toBe('@media (width>30em){.lead{top:0}}.page{content:"}{"}');
});
