import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashContent } from '#authoring/source/content-hash.ts';
import { createSchemaValidator } from '#authoring/source/shape/shape-check.ts';
import { checkInstrument, runExamples } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { readJson } from './instrument-files.ts';

const folder = 'questionnaires/published';
const hashes = readJson(`${folder}/hashes.json`) as Readonly<Record<string, string>>;
const names = readdirSync(new URL(`../../${folder}`, import.meta.url))
  .filter((name) => name.includes('@'))
  .map((name) => name.replace('.json', ''));
const checkShape = createSchemaValidator(readJson('questionnaires/instrument.schema.json') as object);

/** Results of people depend on these: never update a copy or its hash. A new version adds a line. */
const publishedHashes = {
  'S1@1.0': 'bdb2d92c833fd020a23ebbb46c9c81d989bea820d06e694af51eafed588a49d5',
  'S1@1.1': '2dbae264508e2ea1f629d289aa2e707527d6e2d98ef4c25392e834822cfc0963',
  'S2@1.0': '61d12dd3c8e69deded16ef311bf6234f17134d99434ebe1bb8bd61573ba97cb5',
  'S2@1.1': 'a5367bf0f7768f6cac4607f6dc191544315560a3764348d1563670fdf6ee3d2d',
  'S3@1.0': '53f072af2e344d72fdea3eadbd38d92ace951c52963c63aa20aead0301ec791a',
  'S3@2.0': 'c9ec624dc1a590552df0b7678933ebdeb81d5390762cf72e425563c9108ec7df',
  'S4@1.0': 'a9fff6d1400f88d3913d33d361e380a1ca055d27f38bcb0a4f0023813f09f0ac',
  'S4@1.1': '2bd8d251eeabdf76cd174c758673d901a83c92ef9b0e2e79526eee25353af3ae',
  'S5@1.0': '2230f7860e02ed515c2f702f2c749e5d0d5a37b70c6c40ed6b5a47ddbb7d5439',
  'S5@1.1': '8c744fa08e9a4653f9653bafdd751eb3a2a52f583a713851a5e2b26042c1303c',
};

it('the hashes of the first published versions are unchanged', () => {
  expect(hashes).toMatchObject(publishedHashes);
  expect(names.sort()).toEqual(Object.keys(hashes).sort());
});

describe.each(names)('%s', (name) => {
  const file = readJson(`${folder}/${name}.json`) as Instrument;

  it('has its recorded hash', () => {
    expect(hashContent(file)).toBe(hashes[name]);
  });

  it('is still valid', () => {
    expect(checkShape(file)).toEqual([]);
    expect(checkInstrument(file)).toEqual([]);
    expect(runExamples(file)).toEqual([]);
  });
});
