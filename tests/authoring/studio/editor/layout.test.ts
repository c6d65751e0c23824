import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatJson } from '#authoring/drafts/format-json.ts';

const root = join(import.meta.dirname, '../../../..');
const files = [
  ...readdirSync(join(root, 'questionnaires'))
    .filter((name) => /^S\d+.*\.json$/.test(name))
    .map((name) => `questionnaires/${name}`),
  'content/chain.json',
];
/** The output of `npm run format`. */
const runFormatter = (text: string) =>
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/@biomejs/biome/bin/biome'),
      'format',
      '--stdin-file-path=questionnaires/x.json',
    ],
    { input: text, cwd: root, encoding: 'utf8' },
  );

describe('the layout of the editor equals that of the formatter', () => {
  test.each(files)('%s is unchanged byte for byte', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(formatJson(JSON.parse(text) as object)).toBe(text);
  });

  test('formats long lists of numbers, numbers with nulls, objects, and empty values', () => {
    const numbers = Array.from({ length: 60 }, (_, at) => (at % 7) - 1.5);
    const value = {
      answers: numbers,
      gaps: [null, ...numbers],
      nested: [{ answers: numbers.map((one) => one * 1000) }, {}],
      short: [1, 2, 3],
      rows: [
        {
          score: 10,
          percentile: 4,
          words: 'a line that is long enough to be broken where two of them stand',
        },
        { score: 20, percentile: 8 },
      ],
      none: {},
      nothing: [],
    };
    const text = formatJson(value);
    expect(runFormatter(text)).toBe(text);
  });
});
