import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressReserved } from '#authoring/rules/instrument/address-reserved.ts';
import { instrumentGroup } from '#authoring/rules/instrument/index.ts';
import { instrumentTextRules } from '#authoring/rules/instrument/text-rules.ts';
import { readContentFiles } from '#authoring/source/content-json-files.ts';
import { readPages } from '#authoring/source/sources.ts';
import { screenAddresses } from '#domain/reading-order/addresses.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';

const root = join(import.meta.dirname, '../../../..');
const text = readFileSync(join(root, instrumentGroup.file), 'utf8');
const content = {
  chain: readContentFiles(root).chain.value,
  pages: readPages(root),
  addresses: screenAddresses,
};

const cases = [addressReserved, ...instrumentTextRules].flatMap((rule) =>
  rule.examples.map(({ bad, good }) => [rule.id, rule, String(bad), String(good)] as const),
);

describe('a rule on texts and addresses of a questionnaire', () => {
  it.each(cases)('%s', (_, rule, bad, good) => {
    // The good example is in the file, or replaces the value of the same key.
    const key = /^"\w+": /.exec(good)?.[0] ?? '';
    const wrong = text.includes(good)
      ? text.replaceAll(good, bad)
      : text.replace(new RegExp(`${key}"[^"]*"`), () => bad);
    expect(wrong).not.toBe(text);
    const listViolations = (json: string) =>
      rule.check({
        file: 'S5-activity.json',
        text: json,
        instrument: JSON.parse(json) as Instrument,
        content,
      });
    expect(listViolations(wrong).length).toBeGreaterThan(0);
    expect(listViolations(wrong.replaceAll(bad, good))).toEqual([]);
  });
});

it('every file of a rule is in the list for authors, and ids are unique', () => {
  const folder = join(root, 'src/authoring/rules/instrument');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const written = texts.flatMap((one) => one.match(/(?<=^ {2}id: ')instrument\/[a-z-]+/gm) ?? []);
  const ids = instrumentGroup.rules.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(written));
  expect(written).toHaveLength(1 + instrumentTextRules.length);
  expect(new Set(ids).size).toBe(ids.length);
});
