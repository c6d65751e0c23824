import { describe, expect, it } from 'vitest';
import { checkFrontmatter } from '#authoring/check/check-page.ts';
import { parsePageSource } from '#authoring/source/page-file.ts';
import { page } from '#tests/support/content-fixture.ts';

/** The findings of a page with this title, or with another line in its place. */
function listFindings(title: string, line = `title: ${title}`): string[] {
  const source = page().replace('title: A quiet page', line);
  const location = { file: 'quiet1.mdx', kind: 'reading', slug: 'quiet1', folder: 'quiet' } as const;
  return checkFrontmatter({ ...location, source, page: parsePageSource(source) }, '2026-11-21').map(
    ({ line: at, path, actual, fix }) => `${at} ${path}: ${actual}. ${fix}`,
  );
}

const marks = 'Write the value in quotation marks';

describe('reports in the head of a page with plain text', () => {
  it.each([
    ['*Rest*', 'a star at the beginning of the words', `${marks}: title: "*Rest*".`],
    ['**Rest** now', 'a line that cannot be read', `${marks}: title: "**Rest** now".`],
    ['&Rest', 'the sign & at the beginning of the words', `${marks}: title: "&Rest".`],
    ['!Rest now', 'an exclamation mark at the beginning of the words', `${marks}: title: "!Rest now".`],
    ['[Rest]', 'a square bracket at the beginning of the words', `${marks}: title: "[Rest]".`],
    ['{Rest}', 'a curly brace at the beginning of the words', `${marks}: title: "{Rest}".`],
    ['"Rest" at night', 'a line that cannot be read', `${marks}: title: "“Rest” at night".`],
    ['"Rest', 'a quotation mark that is not closed', marks],
    ['@home', 'a line that cannot be read', `${marks}: title: "@home".`],
  ])('title: %s, whose head cannot be parsed', (title, actual, fix) => {
    const [first, ...rest] = listFindings(title);
    expect(rest).toEqual([]);
    expect(first).toMatch(/^\d+ head: /);
    expect(first).toContain(actual);
    expect(first).toContain(fix);
  });

  it('a # that cuts off text, once with its line', () => {
    expect(listFindings('Sleep #1 tips')).toEqual([
      `2 title: "Sleep" only: the text from # on is ignored. ${marks}: title: "Sleep #1 tips".`,
    ]);
    expect(listFindings('#1 tips')).toEqual([
      `2 title: nothing only: the text from # on is ignored. ${marks}: title: "#1 tips".`,
    ]);
    expect(listFindings('', 'title: Rest\nminutes: 5 # or 6')).toEqual([
      '3 minutes: "5" only: the text from # on is ignored. Remove # and what follows it.',
    ]);
  });

  it.each([
    ['2026', 'a number'],
    ['True', 'true or false'],
  ])('title: %s, which is parsed as %s', (title, kind) => {
    expect(listFindings(title)).toEqual([
      `2 title: ${title}, which is read as ${kind}. ${marks}: title: "${title}".`,
    ]);
  });

  it('a colon without a space after it', () => {
    expect(listFindings('', 'title:Rest')).toEqual(['2 head: title:Rest. Write "title: Rest".']);
  });
});

it.each(['"Sleep #1 tips"', "'*Rest*'", 'Rest & C# for two', 'Yes', '"2026"', '>\n  Sit\n  down', '_Rest_'])(
  'reports nothing for title: %s',
  (title) => {
    expect(listFindings(title)).toEqual([]);
  },
);
