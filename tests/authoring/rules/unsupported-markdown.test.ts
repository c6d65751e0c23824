import { describe, expect, it } from 'vitest';
import { pageMarks, pageStructure } from '#authoring/rules/groups.ts';
import { runAll } from '#authoring/finding/run-rules.ts';
import { parsePageSource } from '#authoring/source/page-file.ts';
import { createParsedPage } from '#authoring/source/create-parsed-page.ts';
import { emptyIndex, page } from '#tests/support/content-fixture.ts';

/** The findings of a text below line 10 of a page. */
function listFindings(text: string): string[] {
  const source = page(text);
  const location = { file: 'quiet1.mdx', kind: 'reading', slug: 'quiet1', folder: 'quiet', source } as const;
  const read = createParsedPage(location, parsePageSource(source), emptyIndex);
  const findings = [...runAll(pageStructure.rules, read), ...runAll(pageMarks.rules, read)];
  return findings
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, path, actual, fix }) => `${line} ${path}: ${actual}. ${fix}`);
}

describe('reports Markdown that the guide does not list', () => {
  it.each([
    [
      'dashes directly below text',
      'Sit down.\n---\nStand up.',
      '11 heading: a row of dashes directly below text, which turns it into a heading. Remove the row. For a heading, write "## Sit down.".',
    ],
    [
      'equals signs right below words',
      'Sit down.\n===',
      '11 heading: a row of equals signs directly below text, which turns it into a heading. Remove the row. For a heading, write "## Sit down.".',
    ],
    [
      'a horizontal rule',
      'Sit.\n\n---\n\nStand.',
      '13 line: a horizontal rule. Remove the line. Begin a new part with a heading: "## What helps".',
    ],
    ['a box to tick', '- [ ] Sit', '11 list: a check box, which readers cannot tick. Write "- Sit".'],
    [
      'struck-out text',
      'Sit ~~down~~ up.',
      '11 struck out: ~~down~~. Remove this text, or the ~ characters around it.',
    ],
    [
      'a footnote reference without its text',
      'Sit.[^2]',
      '11 footnote: [^2]. Say it in the text in round brackets, or name the source in <FurtherReading>.',
    ],
    ['code', 'Sit `down`.', '11 signs: `down`. Write “down” with quotation marks, or *down* in italic.'],
    [
      'a code block',
      '```\nSit\n```',
      '11 signs: a code block (```). Remove the ``` lines. Write > before the text for a quotation, or use <Callout>.',
    ],
    [
      'a hard line break',
      'Sit  \ndown.',
      '11 line break: two spaces or a backslash at the end of a line, which breaks the line. Remove them. Begin a new paragraph with an empty line. Write short lines as a list: "- one".',
    ],
    [
      'a table without its line of dashes',
      '| when | **what** |\n| morning | walk |',
      '11 table: "| when | what |" without it. Write this as the second line: | --- | --- |',
    ],
    [
      'a table without vertical bars at its ends',
      'when | what\nmorning | walk',
      '11 table: "when | what" without it. Write this as the second line: | --- | --- |',
    ],
    [
      'a cell that is not displayed',
      '| when | what |\n| --- | --- |\n| morning | walk | alone |',
      '13 table: 3; "alone" is not displayed. Use fewer cells, or add a cell to the first line and to the line of dashes.',
    ],
  ])('%s', (_, text, words) => {
    expect(listFindings(text)).toEqual([words]);
  });

  it('a footnote, at both its locations', () => {
    expect(listFindings('Sit.[^1]\n\n[^1]: Why not.')).toEqual([
      '11 footnote: [^1]. Say it in the text in round brackets, or name the source in <FurtherReading>.',
      '13 footnote: [^1]: and its words. Move the text into the paragraph, and remove the mark.',
    ]);
  });

  it('a reference link', () => {
    expect(listFindings('[the page][a]\n\n[a]: /quiet2')).toEqual([
      '11 link: [the page][a]. Write [the page](/page) or [the page](https://…).',
      '13 link: [a]: /quiet2. Remove the line, and write the address in the link: [words](/quiet2).',
    ]);
  });
});

it('reports nothing for the Markdown of the guide, a single bar and single signs', () => {
  const table = '| when | what |\n| --- | --- |\n| morning | walk |';
  expect(
    listFindings(
      `- one\n- two\n\n1. a\n2. b\n\n> Sit.\n\n${table}\n\nSit | stand, 5~6 [as you like]. **Now**, *so*.`,
    ),
  ).toEqual([]);
});
