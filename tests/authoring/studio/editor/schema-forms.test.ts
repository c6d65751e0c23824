import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getReferenceKind } from '#authoring/studio/editor/instrument/references.ts';
import { isList, isObject, type Json } from '#authoring/source/json-value.ts';
import { type Path, formatPath } from '#authoring/studio/editor/model/path.ts';
import { resolveSchema } from '#authoring/studio/editor/schema/resolve-schema.ts';
import type { SchemaNode } from '#authoring/source/schema-node.ts';
import {
  copyEntry,
  createNextEntry,
  createStartingValue,
} from '#authoring/studio/editor/schema/starting-value.ts';
import { createSchemaValidator } from '#authoring/source/shape/shape-check.ts';

const root = join(import.meta.dirname, '../../../..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
const schema = readJson('questionnaires/instrument.schema.json') as SchemaNode;
/** Instruments without their translations, which have a view of the editor without a form. */
const files = readdirSync(join(root, 'questionnaires')).filter((name) => /^S\d+[^.]*\.json$/.test(name));
const readInstrument = (name: string) => readJson(`questionnaires/${name}`) as Json;

/** Every path of a value, with its node in the form. */
function visitPlaces(
  node: SchemaNode,
  value: Json,
  path: Path,
  visit: (path: Path, node: SchemaNode, value: Json) => void,
) {
  const form = resolveSchema(node, value, schema).node;
  visit(path, form, value);
  if (isList(value)) value.forEach((entry, at) => visitPlaces(form.items ?? {}, entry, [...path, at], visit));
  if (!isObject(value)) return;
  for (const [key, node] of Object.entries(value)) {
    const inner = form.properties?.[key] ?? form.additionalProperties;
    if (typeof inner !== 'object') throw new Error(`The form does not know ${formatPath([...path, key])}.`);
    visitPlaces(inner, node, [...path, key], visit);
  }
}

describe('a form from the schema', () => {
  test.each(files)('has a field with a hint for every value of %s', (name) => {
    const withoutHint: string[] = [];
    visitPlaces(schema, readInstrument(name), [], (path, node) => {
      if (!node.description) withoutHint.push(formatPath(path));
    });
    expect(withoutHint).toEqual([]);
  });

  test('recognises every reference to an item or a score', () => {
    const references: [string, string][] = [];
    const collect = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties = {} } = node as SchemaNode;
      for (const [key, node] of Object.entries(properties)) {
        if (typeof node === 'object')
          references.push([key, node.items?.description ?? node.description ?? '']);
      }
      for (const schemaPart of Object.values(node)) collect(schemaPart);
    };
    collect(schema);
    const naming = references.filter(([, description]) =>
      /^Ids? of (an?|the) .*(item|score)/.test(description),
    );
    expect(naming.length).toBeGreaterThan(10);
    for (const [key, description] of naming)
      expect([key, getReferenceKind(['x', key])]).toEqual([
        key,
        /item/.test(description) ? 'items' : 'scores',
      ]);
  });

  test('an empty instrument has every required key, with the right type', () => {
    const problems = createSchemaValidator(schema as object)(createStartingValue(schema, schema));
    expect(problems.filter(({ rule }) => /shape\/(missing|unknown|type)/.test(rule ?? ''))).toEqual([]);
  });

  test('a new entry continues after the last one', () => {
    const { items, properties } = listSchemaParts();
    expect(
      createNextEntry(
        items,
        [
          { id: 'di9', text: 'a' },
          { id: 'di10', text: 'b' },
        ],
        schema,
      ),
    ).toEqual({
      id: 'di11',
      text: '',
    });
    expect(createNextEntry(items, [{ id: 'so1', left: 'a', right: 'b' }], schema)).toEqual({
      id: 'so2',
      left: '',
      right: '',
    });
    expect(
      createNextEntry(
        properties,
        [
          { code: 1, label: 'a' },
          { code: 2, label: 'b' },
        ],
        schema,
      ),
    ).toEqual({
      code: 3,
      label: '',
    });
  });

  test('a copy has all values of the entry, with a new id', () => {
    const entries = [
      { id: 'rest1', title: 'Rest' },
      { id: 'rest2', title: 'Calm' },
    ];
    expect(copyEntry({ id: 'rest1', title: 'Rest' }, entries)).toEqual({ id: 'rest3', title: 'Rest' });
    expect(copyEntry('rest', ['rest'])).toBe('rest');
  });
});

function listSchemaParts() {
  const getProperty = (node: SchemaNode, key: string) => node.properties?.[key] as SchemaNode;
  const items = getProperty(schema, 'items').items!;
  const scale = resolveSchema(getProperty(schema, 'scale'), { kind: 'choice' }, schema).node;
  return { items, properties: getProperty(scale, 'options').items! };
}
