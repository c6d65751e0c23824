import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tools/prepare.mjs';

const web = join(root, 'src/web');

it('charts import d3 only from the package `d3`', () => {
  const names = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(web, file), 'utf8').matchAll(/from '(d3[^']*)'/g)])
    .map(([, name]) => name);
  expect([...new Set(names)]).toEqual(['d3']);
});
