import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shapeRules } from '#authoring/source/shape/list.ts';
import { createSchemaValidator } from '#authoring/source/shape/shape-check.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'questionnaires');
const check = createSchemaValidator(
  JSON.parse(readFileSync(join(folder, 'instrument.schema.json'), 'utf8')) as object,
);
const files = readdirSync(folder)
  .filter((name) => /^S\d[^.]*\.json$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

const cases = shapeRules.flatMap(({ id, examples }) =>
  examples.map(({ bad, good }) => [id, String(bad), String(good)] as const),
);

describe('a rule on shape', () => {
  it.each(cases)('%s: %s', (id, bad, good) => {
    // Prefers the last file with this example.
    const text = files.findLast((one) => one.includes(good)) ?? '';
    expect(text).not.toBe('');
    const wrong = text.replace(good, bad);
    expect(check(JSON.parse(wrong)).map(({ rule }) => rule)).toEqual([id]);
    expect(check(JSON.parse(wrong.replace(bad, good)))).toEqual([]);
  });
});

it('every file of a rule is in the list', () => {
  const others = ['index.ts', 'list.ts', 'shape-check.ts', 'shape-rule.ts', 'format-schema-values.ts'];
  const names = readdirSync(join(root, 'src/authoring/source/shape')).filter(
    (name) => !others.includes(name),
  );
  expect(shapeRules.map(({ id }) => `${id.replace('shape/', '')}.ts`).sort()).toEqual(names.sort());
});
