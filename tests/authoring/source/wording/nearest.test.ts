import { expect, it } from 'vitest';
import { findNearestName } from '#authoring/source/wording/nearest.ts';

it.each([
  ['Tipps', 'Tips'],
  ['tip', 'Tip'],
  ['titel', 'title'],
  ['Tisp', 'Tips'],
  ['from', 'form'],
  ['/dashbord', '/dashboard'],
  ['Bibliography', undefined],
])('the nearest to "%s" is %s', (written, expected) => {
  expect(findNearestName(written, ['Tip', 'Tips', 'title', 'form', '/dashboard'])).toBe(expected);
});
