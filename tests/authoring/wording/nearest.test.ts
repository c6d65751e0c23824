import { expect, it } from 'vitest';
import { nearestName } from '#authoring/wording/nearest.ts';

it.each([
  ['Tipps', 'Tips'],
  ['tip', 'Tip'],
  ['titel', 'title'],
  ['/dashbord', '/dashboard'],
  ['Bibliography', undefined],
])('"%s" is nearest to %s', (written, expected) => {
  expect(nearestName(written, ['Tip', 'Tips', 'title', '/dashboard'])).toBe(expected);
});
