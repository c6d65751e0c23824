import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDraft } from '#authoring/check/check-draft.ts';
import { removePageEntry } from '#authoring/studio/editor/store/reading-pages.ts';
import {
  getFrontmatterValue,
  setFrontmatterValue,
} from '#authoring/studio/editor/text/frontmatter-values.ts';
import { snippets } from '#authoring/studio/editor/text/snippets.ts';
import { parsePageSource } from '#authoring/source/page-file.ts';
import { createContentFixture, today } from '#tests/support/content-fixture.ts';

const { folder } = createContentFixture();
const page = '---\ntitle: Rest\nsummary: "Sleep: how"\nupdated: 2026-11-21\n---\n\nText.\n';

describe('the head of a page as fields', () => {
  test('is parsed without its quotation marks', () => {
    expect(getFrontmatterValue(page, 'title')).toBe('Rest');
    expect(getFrontmatterValue(page, 'summary')).toBe('Sleep: how');
    expect(getFrontmatterValue(page, 'minutes')).toBe('');
  });

  test.each([
    'Step up: again',
    'Sleep #1',
    '2026',
    'true',
    'She said "rest"',
    "Don't hurry",
    '*stars*',
    'plain words',
  ])('a title of %s is parsed as it was written', (title) => {
    const text = setFrontmatterValue(page, 'title', title, true);
    expect(parsePageSource(text).head.title).toBe(title);
    expect(getFrontmatterValue(text, 'title')).toBe(title);
    expect(setFrontmatterValue(text, 'title', 'Rest', true)).toBe(page);
  });

  test('a date stays a date, and empty optional keys are omitted', () => {
    expect(setFrontmatterValue(page, 'updated', '2026-11-22', true)).toContain('\nupdated: 2026-11-22\n');
    const timed = setFrontmatterValue(page, 'minutes', '4', false);
    expect(parsePageSource(timed).head.minutes).toBe(4);
    expect(setFrontmatterValue(timed, 'minutes', '', false)).toBe(page);
    expect(setFrontmatterValue('Text.\n', 'title', 'Rest', true)).toBe('---\ntitle: Rest\n---\n\nText.\n');
  });
});

describe('the text inserted by a button', () => {
  test.each(snippets.filter(({ name }) => name !== 'Link'))('$name passes the check', ({ text }) => {
    const file = 'content/reading/quiet/quiet1.mdx';
    const before = readFileSync(join(folder.root, file), 'utf8');
    const listErrors = (source: string) =>
      checkDraft(folder.root, { file, text: source }, today).filter(({ level }) => level === 'error');
    expect(listErrors(`${before}\n## More\n\nA few words.\n\n${text}\n`)).toEqual(listErrors(before));
  });
});

test('a removed page is removed from its chapter, and others keep their positions', () => {
  const chain = {
    chapters: [{ id: 'quiet', pages: ['a', { page: 'b', next: 'c' }, 'c'] }],
    side: [{ page: 'b', after: 'a' }],
  };
  expect(removePageEntry(chain, 'b')).toEqual({ chapters: [{ id: 'quiet', pages: ['a', 'c'] }], side: [] });
});
