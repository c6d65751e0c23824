import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatRulesPage } from '#authoring/rules/rules-page.ts';

it('docs/author-rules.md equals the output of npm run author:rules', () => {
  const file = join(import.meta.dirname, '../../../docs/author-rules.md');
  expect(readFileSync(file, 'utf8')).toBe(formatRulesPage());
});
