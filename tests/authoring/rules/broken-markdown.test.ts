import { describe, expect, it } from 'vitest';
import { createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { write, listFindings } = createContentFixture();

describe('reports Markdown that readers would see', () => {
  it('a link whose round bracket is not closed', () => {
    write(quiet, page('Sit.\nSee [the second page](/quiet2 for more.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:12  link
          expected  a link in the form [words](/page), with all four brackets and no space between them
          actual    [the second page](/quiet2 for more.
          fix       Write [words](/page) or [words](https://…), without a space between the brackets."
    `);
  });

  it('a space between the text and the address of a link', () => {
    write(quiet, page('See [the second page] (/quiet2), or [the health office] (https://www.who.int).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  a link in the form [words](/page), with all four brackets and no space between them
          actual    [the second page] (/quiet2)
          fix       Write [words](/page) or [words](https://…), without a space between the brackets.

      content/reading/quiet/quiet1.mdx:11  link
          expected  a link in the form [words](/page), with all four brackets and no space between them
          actual    [the health office] (
          fix       Write [words](/page) or [words](https://…), without a space between the brackets.

      Advice. content/reading/quiet/quiet1.mdx:11  link
          expected  words that say where the link leads
          actual    https://www.who.int
          fix       Write [the name of the website](https://www.who.int)."
    `);
  });

  it('an open bracket before an automatic link', () => {
    write(quiet, page('See [the health office](https://www.who.int and rest.'));
    expect(listFindings().filter((words) => words.includes('all four brackets'))).toHaveLength(1);
  });

  it('a heading without its space', () => {
    write(quiet, page('##Deep thing\n\nSit.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  heading
          expected  a space between # and the text of the heading
          actual    ##Deep thing
          fix       Write "## Deep thing"."
    `);
  });

  it('unclosed asterisks', () => {
    write(quiet, page('Sit **still and listen.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  bold
          expected  two asterisks directly before and after the bold text
          actual    **
          fix       Write **words**, without spaces inside the asterisks and within one paragraph; or remove the asterisks."
    `);
  });

  it('an address with one slash', () => {
    write(quiet, page('See [the health office](https:/www.who.int).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  a complete address, such as (https://www.who.int)
          actual    (https:/www.who.int)
          fix       Copy the address from the browser again."
    `);
  });

  it('an empty head', () => {
    write(quiet, page().replace(/(---\n[\s\S]*?---\n)[\s\S]*/, '$1\n{/* later */}\n'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:5
          expected  text below the head
          actual    none: the page is empty
          fix       Write the text below the second row of dashes, after an empty line."
    `);
  });

  it('a file in another encoding', () => {
    write(quiet, Buffer.from(page('It\u0092s quiet.'), 'latin1'));
    expect(listFindings()).toHaveLength(1);
    expect(listFindings()[0]).toContain('a text file in UTF-8');
  });
});

it('but neither complete Markdown nor brackets in plain text', () => {
  write(
    quiet,
    page(
      'Sit **still** [there](/quiet2) (or not) [as you like] (she said). Number #1, a ##x.\n\n### More\n\nSit.',
    ),
  );
  expect(listFindings()).toEqual([]);
});
