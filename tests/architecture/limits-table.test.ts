/** `docs/security.md` lists every limit of the server with its numbers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rateLimits } from '#server/services/rate-limits.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');

test('the table of limits lists every limit with its maximum and its window', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\|[^|]+\| +(\d+) +\| +(\d+) +\|/gm)].map(
    ([, name, max, minutes]) => [name, Number(max), Number(minutes)],
  );
  expect(rows).toEqual(
    Object.entries(rateLimits).map(([name, { max, windowMinutes }]) => [name, max, windowMinutes]),
  );
});
