import { describe, expect, it } from 'vitest';
import { createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { edit, write, listFindings } = createContentFixture();

describe('reports in heads and headings', () => {
  it('a missing head', () => {
    write(quiet, 'Sit down.\n');
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:1  head
          expected  three dashes in line 1, then title, summary, updated, then three dashes
          actual    no head
          fix       Begin the file with the head. Nothing, not even an empty line, precedes the first dashes."
    `);
  });

  it('a missing summary', () => {
    edit(quiet, (text) => text.replace(/summary.*\n/, ''));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:1  summary
          expected  one sentence about the content of the page
          actual    nothing
          fix       Add a line "summary: …" to the head."
    `);
  });

  it('a date that does not exist', () => {
    edit(quiet, (text) => text.replace('2026-11-20', '2026-13-40'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:4  updated
          expected  an existing date in the form YYYY-MM-DD, such as 2026-11-21
          actual    2026-13-40
          fix       Write the date in the form YYYY-MM-DD, such as 2026-11-21."
    `);
  });

  it('a date in the future', () => {
    edit(quiet, (text) => text.replace('2026-11-20', '2026-12-01'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:4  updated
          expected  a date that is not in the future, at the latest today, 2026-11-21
          actual    2026-12-01
          fix       Write the day on which the text was last changed."
    `);
  });

  it('an unknown key', () => {
    edit(quiet, (text) => text.replace('summary:', 'sumary: x\nsummary:'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:3  sumary
          expected  only title, summary, updated, minutes, reviewed in the head
          actual    "sumary"
          fix       Write "summary:"."
    `);
  });

  it('a colon in a title', () => {
    edit(quiet, (text) => text.replace('A quiet page', 'Quiet: a page'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:2  head
          expected  lines of the form "title: Some words"
          actual    a second colon in the line
          fix       Write the value in quotation marks: title: "Quiet: a page"."
    `);
  });

  it('minutes as words', () => {
    edit(quiet, (text) => text.replace('summary:', 'minutes: five\nsummary:'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:3  minutes
          expected  whole minutes, at least 1
          actual    five
          fix       Write a whole number, or remove the line to count the words."
    `);
  });

  it('a second title', () => {
    write(quiet, page('# Sit'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  #
          expected  headings with ## or more
          actual    # Sit
          fix       Write "## Sit". The title in the head is the first heading."
    `);
  });

  it('a skipped level', () => {
    write(quiet, page('#### Sit\n\nSit.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  ####
          expected  ### at most, one level below the heading before it
          actual    ####
          fix       Write ###. Headings go down one level at a time."
    `);
  });

  it('cards before the first heading', () => {
    edit(quiet, (text) => text.replace('## How', '<Callout title="Note">\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:9  <Callout>
          expected  a heading with ## before the first cards, whose titles are one level lower
          actual    none above it
          fix       Write a heading such as "## Six things to try" above <Callout>."
    `);
  });

  it('an empty heading', () => {
    write(quiet, page('##\n\nSit.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  ##
          expected  text after #
          actual    none
          fix       Write them, or remove the line."
    `);
  });

  it('a date that is not in the calendar', () => {
    for (const day of ['2026-02-30', '2026-06-31']) {
      edit(quiet, (text) => text.replace(/updated: .*/, `updated: ${day}`));
      expect(listFindings().join('\n\n')).toContain(`actual    ${day}`);
    }
  });

  it('an unclosed head', () => {
    edit(quiet, (text) => text.replace('2026-11-20\n---', '2026-11-20'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:5  head
          expected  three dashes on a separate line, below the last line of the head
          actual    none: the head begins in line 1 and does not end
          fix       Write --- there, and an empty line after it."
    `);
  });

  it('a space before a key', () => {
    edit(quiet, (text) => text.replace('summary:', ' summary:'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:3  head
          expected  "summary:" at the beginning of its line
          actual    a space before it
          fix       Remove the space."
    `);
  });

  it('unsafe words in the summary, with their line', () => {
    edit(quiet, (text) => text.replace('How to be quiet.', 'Quiet for crazy days.'));
    expect(listFindings()[0]).toContain('quiet1.mdx:3  words');
  });
});
