import { describe, expect, it } from 'vitest';
import { createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { write, listFindings } = createContentFixture();

describe('reports in tags', () => {
  it('a misspelled tag', () => {
    write(quiet, page('<Tipps>\n\nSit.\n\n</Tipps>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Tipps>
          expected  a tag of the guide
          actual    <Tipps>
          fix       Write <Tips> and </Tips>. Names are case-sensitive."
    `);
  });

  it('an HTML tag', () => {
    write(quiet, page('Sit.<br/>Stand.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <br>
          expected  text without <br>
          actual    <br>
          fix       Remove it. Begin a new paragraph with an empty line. Write short lines as a list, each with "- "."
    `);
  });

  it('a missing attribute', () => {
    write(quiet, page('<Callout>\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Callout>
          expected  title="…" in <Callout>
          actual    none
          fix       Write <Callout title="…">."
    `);
  });

  it('a misspelled attribute', () => {
    write(quiet, page('<Callout titel="Note">\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Callout>
          expected  only title="…", kind="…" in <Callout>
          actual    titel="…"
          fix       Write title="…"."
    `);
  });

  it('an empty attribute', () => {
    write(quiet, page('<Callout title="">\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Callout>
          expected  words in title="…"
          actual    nothing between the quotation marks
          fix       Write title="your words", with straight marks."
    `);
  });

  it('an unknown kind of callout', () => {
    write(quiet, page('<Callout title="Note" kind="warning">\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Callout>
          expected  kind="…" with one of note, caution, ponder, story
          actual    kind="warning"
          fix       Choose one of them, or remove kind for a note."
    `);
  });

  it('a tip outside of tips', () => {
    write(quiet, page('<Tip title="Sit">\n\nSit.\n\n</Tip>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Tip>
          expected  <Tips> around <Tip>
          actual    nothing around it
          fix       Write <Tips> before the first <Tip> and </Tips> after the last, each on a separate line."
    `);
  });

  it('text between two tips', () => {
    write(quiet, page('<Tips>\n\nSome text.\n\n<Tip title="Sit">\n\nSit.\n\n</Tip>\n\n</Tips>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Tips>
          expected  only <Tip> directly in <Tips>
          actual    text
          fix       Move it before <Tips>, after </Tips>, or into one of the <Tip>."
    `);
  });

  it('an empty card', () => {
    write(quiet, page('<Tips>\n\n<Tip title="Sit">\n\n</Tip>\n\n</Tips>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:13  <Tip>
          expected  text between <Tip> and </Tip>
          actual    nothing
          fix       Write it, or remove the tag."
    `);
  });

  it('a statement', () => {
    write(quiet, page('import x from "y"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  text
          actual    a line that begins with "import"
          fix       Let the line begin with another word: "import" and "export" are commands here."
    `);
  });

  it('an expression in curly braces', () => {
    write(quiet, page('Think of {this}.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  text without curly braces
          actual    {this}
          fix       Use round brackets. If the brace is part of the text, write \\{ instead."
    `);
  });
});

describe('reports in self-contained tags', () => {
  it.each([
    ['one without its slash', '<Email>', '<Email> without a slash'],
    ['one within a sentence', 'Write to <Email>.', '<Email> without a slash'],
    ['one in a list', '- Sit\n- <HelpLines>', '<HelpLines> without a slash'],
    ['one in lower case', '<email>', '<email> without a slash'],
    [
      'one within a card',
      '<Callout title="A">\n\n<Email>\n\n</Callout>',
      '<Email> without a slash, in line 13',
    ],
  ])('%s', (_, text, actual) => {
    write(quiet, page(text));
    const name = /lines/i.test(text) ? 'HelpLines' : 'Email';
    expect(listFindings()).toHaveLength(1);
    expect(listFindings()[0]).toContain(`actual    ${actual}\n    fix       Write <${name} />.`);
  });

  it('a misspelled tag', () => {
    write(quiet, page('Write to <Emial />.'));
    expect(listFindings()[0]).toContain('fix       Write <Email />. Names are case-sensitive.');
  });
});
