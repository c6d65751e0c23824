import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '#authoring/source/json-value.ts';
import type { SchemaNode } from '#authoring/source/schema-node.ts';
import {
  getSchemaFile,
  parseOverlayName,
  toOverlayName,
} from '#authoring/source/translation/overlay-files.ts';
import { hashPage, hashText } from '#authoring/source/translation/hash-text.ts';
import { applyTexts, listTexts } from '#authoring/source/translation/translatable-texts.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const load = (file: string) => ({
  schema: read(getSchemaFile(file) ?? '') as SchemaNode,
  json: read(file) as Json,
});

describe('the texts of a file', () => {
  it('are named by ids and codes, so that a new item does not rename the others', () => {
    const { schema, json } = load('questionnaires/S4-distress.json');
    const keys = new Map(listTexts(schema, json).map(({ key, path }) => [key, path]));
    expect(keys.get('items.di1.text')).toBe('items[0].text');
    expect(keys.get('scale.options.5.label')).toBe('scale.options[4].label');
    expect(keys.get('scores.distress.report.levelTexts.High.tiers.0.step')).toBeDefined();
  });

  it('do not include codes, norms, notes for authors and bare numbers', () => {
    const { schema, json } = load('questionnaires/S4-distress.json');
    const keys = listTexts(schema, json).map(({ key }) => key);
    expect(
      keys.filter((key) => /^(id|version|status|references|examples|routes)|\.figure$/.test(key)),
    ).toEqual([]);
  });

  it.each(['S1-psychological', 'S2-emotional', 'S3-social', 'S4-distress', 'S5-activity'])(
    'include each word that people read in %s, under one key each',
    (name) => {
      const { schema, json } = load(`questionnaires/${name}.json`);
      const texts = listTexts(schema, json);
      expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
      expect(texts.length).toBeGreaterThan(40);
    },
  );

  it('are replaced by key, and everything else stays', () => {
    const { schema, json } = load('questionnaires/S3-social.json');
    const marked = new Map(listTexts(schema, json).map(({ key, text }) => [key, `«${text}»`]));
    const merged = applyTexts(schema, json, marked);
    expect(listTexts(schema, merged).every(({ text }) => /^«.*»$/s.test(text))).toBe(true);
    const back = new Map(listTexts(schema, merged).map(({ key, text }) => [key, text.slice(1, -1)]));
    expect(applyTexts(schema, merged, back)).toEqual(json);
  });

  it('change the name by which the urgent call finds its help line', () => {
    const { schema, json } = load('content/help-now.json');
    const merged = applyTexts(schema, json, new Map([['lines.0.name', 'टेली-मानस']]));
    expect(merged).toMatchObject({ lines: [{ name: 'टेली-मानस' }, {}], urgent: { call: 'टेली-मानस' } });
  });
});

it('a changed text has another hash', () => {
  expect(hashText('My mood was low.')).toMatch(/^[0-9a-f]{8}$/);
  expect(hashText('My mood was low.')).not.toBe(hashText('My mood was bad.'));
});

it('a translation is named after its English file', () => {
  expect(parseOverlayName('content/help-now.hi.json')).toEqual({
    source: 'content/help-now.json',
    language: 'hi',
  });
  expect(parseOverlayName('content/reading/a/wellBeing1.kn.mdx')?.source).toBe(
    'content/reading/a/wellBeing1.mdx',
  );
  expect(parseOverlayName('questionnaires/instrument.schema.json')).toBeUndefined();
  expect(parseOverlayName('content/consent-notice/en-IN.json')).toBeUndefined();
  expect(toOverlayName('questionnaires/S4-distress.json', 'ta')).toBe('questionnaires/S4-distress.ta.json');
});

describe('the hash of a page', () => {
  const page = '---\ntitle: Rest\nsummary: Why rest helps.\nupdated: 2026-11-28\n---\n\nSleep well.\n';

  it('stays when only its date changes', () => {
    expect(hashPage(page.replace('11-28', '11-30').replaceAll('\n', '\r\n'))).toBe(hashPage(page));
  });

  it.each(['Rest', 'Why', 'Sleep'])('changes with the word "%s"', (word) => {
    expect(hashPage(page.replace(word, 'Other'))).not.toBe(hashPage(page));
  });
});
