import { describe, expect, it } from 'vitest';
import { createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { write, listFindings } = createContentFixture();

describe('reports in pages that do not parse', () => {
  it('a tag that is not closed', () => {
    write(quiet, page('<Tips>\n\n<Tip title="Sit">\n\nSit.\n\n</Tips>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:17  column 1
          expected  </Tip>, because <Tip> of line 13 is still open
          actual    </Tips>
          fix       Write </Tip> where that part ends, before </Tips>."
    `);
  });

  it('a tag that is open until the end of the page', () => {
    write(quiet, page('<Callout title="Note">\n\nA note.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  </Callout> after <Callout>
          actual    the end of the page
          fix       Write </Callout> on a separate line where that part ends."
    `);
  });

  it('a closing tag on the line of the text', () => {
    write(quiet, page('<Callout title="Note">\n\nA note.</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:13  column 8
          expected  </Callout> on a separate line
          actual    </Callout> at the end of a line of text
          fix       Move </Callout> to a separate line, with an empty line before it."
    `);
  });

  it('a closing tag without an opening tag', () => {
    write(quiet, page('Sit down.</Tip>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 11
          expected  an opening tag before its closing tag
          actual    a closing tag that nothing opened
          fix       Remove it, or write the opening tag above. A tag opens as <Tip title="…"> and closes as </Tip>."
    `);
  });

  it('the sign < in a text', () => {
    write(quiet, page('When the score is <5, rest.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 20
          expected  the character < only where a tag begins, such as <Tips>
          actual    < before \`5\`
          fix       Use words such as “under”. If the character is needed, write \\<."
    `);
  });

  it('a curly brace', () => {
    write(quiet, page('Think of {this.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  text without curly braces
          actual    a curly brace: {
          fix       Use round brackets. If the brace is part of the text, write \\{ instead."
    `);
  });

  it('an attribute without quotation marks', () => {
    write(quiet, page('<Callout title=Note>\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 16
          expected  straight quotation marks around the value of an attribute
          actual    \`N\` after the equals sign
          fix       Write title="Morning light", with straight quotation marks."
    `);
  });

  it('curly quotation marks', () => {
    write(quiet, page('<Callout title=“Note”>\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 16
          expected  straight quotation marks around the value of an attribute
          actual    \`“\` after the equals sign
          fix       Write title="Morning light", with straight quotation marks."
    `);
  });

  it('an attribute whose quotation mark is not closed', () => {
    write(quiet, page('<Callout title="Note>\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  a quotation mark at the end of the value
          actual    an opening quotation mark without a closing one
          fix       Write the value between two straight quotation marks: title="Morning light"."
    `);
  });

  it('an HTML comment', () => {
    write(quiet, page('<!-- later -->'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 2
          expected  text, or a comment in the form {/* note */}
          actual    <!--
          fix       Write {/* your note */}."
    `);
  });

  it('an address in angle brackets', () => {
    write(quiet, page('See <https://www.who.int>.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 12
          expected  a link in the form [words](https://…)
          actual    an address between < and >
          fix       Write [name of the website](https://…), or <Email /> for the support mailbox."
    `);
  });

  it('straight quotation marks within an attribute', () => {
    write(quiet, page('<Callout title="Linger over "one" thing">\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 33
          expected  straight quotation marks only at both ends of the value
          actual    \`"\` after the end of the value
          fix       Write curly quotation marks in the value: title="Linger over “one” thing"."
    `);
  });

  it('a comma within a tag', () => {
    write(quiet, page('<Callout title="Note", kind="note">\n\nA note.\n\n</Callout>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 22
          expected  only a space between the parts of a tag
          actual    \`,\`
          fix       Remove it. A tag is written <Callout title="Morning light" kind="note">."
    `);
  });

  it('a plain word that is a statement', () => {
    write(quiet, page('export your answers from the profile page.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 8
          expected  a line that begins with another word
          actual    a line that begins with "import" or "export"
          fix       Reword the sentence so that the line begins with another word."
    `);
  });

  it('a comment that is not closed', () => {
    write(quiet, page('{/* a note */}\n\n{/* ask Meera\n\nSit down.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:13
          expected  */} at the end of the comment
          actual    a comment that begins with {/* and does not end
          fix       Write */} at the end of the comment: {/* ask Meera about this */}."
    `);
  });

  it('a comment that ends with the next one, and hides the text between', () => {
    write(quiet, page('{/* ask Meera\n\nSit down.\n\n{/* and Ravi */}\n\nStand up.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  */} at the end of the comment
          actual    a comment that begins with {/* and does not end
          fix       Write */} at the end of the comment: {/* ask Meera about this */}."
    `);
  });

  it('an HTML line break', () => {
    write(quiet, page('Sit down.<br>Stand up.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 1
          expected  text without <br>
          actual    <br>
          fix       Remove it. Begin a new paragraph with an empty line. Write short lines as a list, each with "- "."
    `);
  });
});
