import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDerivedFiles } from '#tools/derive/derived-files.ts';
import { generateTypes } from '#tools/derive/types.ts';

const root = join(import.meta.dirname, '../..');

test.each(Object.entries(createDerivedFiles()))('%s is up to date (else: npm run derive)', (path, text) => {
  const expected = path.endsWith('.md') ? text : formatWithBiome(path, text);
  expect(readFileSync(join(root, path), 'utf8')).toBe(expected);
});

function formatWithBiome(path: string, input: string): string {
  const biome = join(root, 'node_modules/.bin/biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${path}`], { cwd: root, input, encoding: 'utf8' });
}

test('converts a schema into read-only types, named by its titles and definitions', () => {
  const schema = {
    type: 'object',
    required: ['scale'],
    properties: {
      scale: {
        title: 'Answer scale',
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON schema
        allOf: [{ if: { required: ['kind'] }, then: { $ref: '#/definitions/choiceScale' } }],
      },
      codes: { type: 'array', description: 'From 1.', items: { type: ['null', 'integer'] } },
    },
    definitions: { choiceScale: { const: 'choice', description: 'One list.' } },
  };
  expect(generateTypes(schema, 'Survey')).toBe(
    [
      'export interface Survey {',
      '  readonly scale: AnswerScale;',
      '  /** From 1. */',
      '  readonly codes?: readonly (number | null)[];',
      '}',
      '',
      'export type AnswerScale = ChoiceScale;',
      '',
      '/** One list. */',
      'export type ChoiceScale = "choice";',
    ].join('\n'),
  );
  expect(() => generateTypes({ type: 'date' }, 'Day')).toThrow(
    'The schema has an unknown type: {"type":"date"}',
  );
  const twice = { type: 'object', properties: { a: { title: 'A', const: 1 }, b: { title: 'A', const: 2 } } };
  expect(() => generateTypes(twice, 'Day')).toThrow('Two parts of the schema have the title "A"');
});
