import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { translateEarlierVersions } from '#authoring/compile/earlier-versions.ts';
import type { SchemaNode } from '#authoring/source/schema-node.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';

const root = join(import.meta.dirname, '../../..');
const schema = JSON.parse(
  readFileSync(join(root, 'questionnaires/instrument.schema.json'), 'utf8'),
) as SchemaNode;

const create = (version: string, question: string) =>
  ({
    id: 'S4',
    version,
    title: 'Your Distress',
    language: 'en-IN',
    items: [{ id: 'di1', text: question }],
  }) as unknown as Instrument;
const english = create('1.3', 'I felt tired.');
const translated = {
  ...create('1.3', 'मैं थका हुआ था।'),
  title: 'आपकी तकलीफ़',
  language: 'hi-IN',
} as Instrument;
const translate = (...published: Instrument[]) =>
  translateEarlierVersions(schema, published, { english, translated });

it('translates an earlier version with the same words', () => {
  const earlier = create('1.2', 'I felt tired.');
  expect(translate(earlier)).toEqual([
    { version: earlier, translated: { ...translated, version: '1.2', language: 'hi-IN' } },
  ]);
});

it('leaves out a version with other words, the current version and other questionnaires', () => {
  const other = { ...create('1.2', 'I felt tired.'), id: 'S1' } as Instrument;
  expect(translate(create('1.1', 'I was worn out.'), english, other)).toEqual([]);
});
