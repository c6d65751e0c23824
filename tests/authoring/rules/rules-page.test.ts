import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatRulesPage } from '#authoring/rules/rules-page.ts';
import { fillPhraseTable } from '#authoring/rules/voice-table.ts';

const readDoc = (file: string) => readFileSync(join(import.meta.dirname, '../../../docs', file), 'utf8');

it('docs/author-rules.md equals the output of npm run author:rules', () => {
  expect(readDoc('author-rules.md')).toBe(formatRulesPage());
});

it('docs/voice.md has the table that npm run author:rules writes, with at least 60 pairs', () => {
  const voice = readDoc('voice.md');
  expect(voice).toBe(fillPhraseTable(voice));
  expect(voice.match(/^\| /gm)?.length).toBeGreaterThan(61);
});

it('refuses a docs/voice.md without a table', () => {
  expect(() => fillPhraseTable('# How we write')).toThrow('the table of phrases is missing');
});
