import { describe, expect, it } from 'vitest';
import { page, quiet, madeUpContent } from './made-up-content.ts';

const { write, told } = madeUpContent();

describe('tags: an author is told of', () => {
  it('a misspelled tag', () => {
    write(quiet, page('<Tipps>\n\nSit.\n\n</Tipps>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Tipps>
          expected  a tag that the program knows
          found     <Tipps>
          mend      Write <Tips> and </Tips>; small and capital letters count."
    `);
  });

  it('a tag of web pages', () => {
    write(quiet, page('Sit.<br/>Stand.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <br>
          expected  text without <br>
          found     <br>
          mend      Remove it, and leave an empty line where a new part begins. Short lines one below the other are a list: begin each with "- "."
    `);
  });

  it('a missing attribute', () => {
    write(quiet, page('<Callout>\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Callout>
          expected  title="…" in <Callout>
          found     none
          mend      Write <Callout title="…">."
    `);
  });

  it('a misspelled attribute', () => {
    write(quiet, page('<Callout titel="Note">\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Callout>
          expected  only title="…", kind="…" in <Callout>
          found     titel="…"
          mend      Write title="…"."
    `);
  });

  it('an attribute without words', () => {
    write(quiet, page('<Callout title="">\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Callout>
          expected  words in title="…"
          found     nothing between the marks
          mend      Write title="your words", with straight marks."
    `);
  });

  it('an unknown kind of callout', () => {
    write(quiet, page('<Callout title="Note" kind="warning">\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Callout>
          expected  kind="…" with one of note, caution, ponder, story
          found     kind="warning"
          mend      Choose one of them, or leave kind out: then it is a note."
    `);
  });

  it('a tip outside of tips', () => {
    write(quiet, page('<Tip title="Sit">\n\nSit.\n\n</Tip>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Tip>
          expected  <Tips> around <Tip>
          found     nothing around it
          mend      Write <Tips> before the first <Tip> and </Tips> after the last, each on a line of its own."
    `);
  });

  it('text between two tips', () => {
    write(quiet, page('<Tips>\n\nSome text.\n\n<Tip title="Sit">\n\nSit.\n\n</Tip>\n\n</Tips>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Tips>
          expected  only <Tip> directly in <Tips>
          found     text of its own
          mend      Move it before <Tips>, after </Tips>, or into one of the <Tip>."
    `);
  });

  it('a card without text', () => {
    write(quiet, page('<Tips>\n\n<Tip title="Sit">\n\n</Tip>\n\n</Tips>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:13  <Tip>
          expected  text between <Tip> and </Tip>
          found     nothing
          mend      Write it, or remove the tag."
    `);
  });

  it('a command', () => {
    write(quiet, page('import x from "y"'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  text
          found     a line that begins with "import"
          mend      Let the line begin with another word: "import" and "export" are commands here."
    `);
  });

  it('words in curly braces', () => {
    write(quiet, page('Think of {this}.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  text without curly braces
          found     {this}
          mend      Use round brackets. If the brace is meant as text, write \\{ instead."
    `);
  });
});

describe('tags that stand alone: an author is told of', () => {
  it.each([
    ['one without its slash', '<Email>', '<Email> without a slash'],
    ['one within a sentence', 'Write to <Email>.', '<Email> without a slash'],
    ['one in a list', '- Sit\n- <HelpLines>', '<HelpLines> without a slash'],
    ['one in small letters', '<email>', '<email> without a slash'],
    [
      'one within a card',
      '<Callout title="A">\n\n<Email>\n\n</Callout>',
      '<Email> without a slash, in line 13',
    ],
  ])('%s', (_, text, found) => {
    write(quiet, page(text));
    const name = /lines/i.test(text) ? 'HelpLines' : 'Email';
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain(`found     ${found}\n    mend      Write <${name} />.`);
  });

  it('one that is misspelled', () => {
    write(quiet, page('Write to <Emial />.'));
    expect(told()[0]).toContain('mend      Write <Email />; small and capital letters count.');
  });
});
