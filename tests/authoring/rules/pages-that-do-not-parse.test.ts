import { describe, expect, it } from 'vitest';
import { createContentFixture, page, quiet } from '#tests/support/made-up-content.ts';

const { write, told } = createContentFixture();

describe('pages that do not parse: an author is told of', () => {
  it('a tag that is not closed', () => {
    write(quiet, page('<Tips>\n\n<Tip title="Sit">\n\nSit.\n\n</Tips>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:17  column 1
          expected  </Tip>, because <Tip> of line 13 is still open
          actual    </Tips>
          fix       Write </Tip> where that part ends, before </Tips>."
    `);
  });

  it('a tag that is open until the end of the page', () => {
    write(quiet, page('<Callout title="Note">\n\nA note.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  </Callout> after <Callout>
          actual    the end of the page
          fix       Write </Callout> on a line of its own where that part ends."
    `);
  });

  it('a closing tag on the line of the text', () => {
    write(quiet, page('<Callout title="Note">\n\nA note.</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:13  column 8
          expected  </Callout> on a line of its own
          actual    </Callout> at the end of a line of text
          fix       Move </Callout> to its own line, with an empty line before it."
    `);
  });

  it('a closing tag that nothing opened', () => {
    write(quiet, page('Sit down.</Tip>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 11
          expected  an opening tag before its closing tag
          actual    a closing tag that nothing opened
          fix       Remove it, or write the opening tag above. A tag opens as <Tip title="…"> and closes as </Tip>."
    `);
  });

  it('the sign < in a text', () => {
    write(quiet, page('When the score is <5, rest.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 20
          expected  the sign < only where a tag begins, such as <Tips>
          actual    < before \`5\`
          fix       Say "less than" or "under"; if the sign is needed, write \\< instead."
    `);
  });

  it('a curly brace', () => {
    write(quiet, page('Think of {this.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  text without curly braces
          actual    a curly brace: {
          fix       Use round brackets. If the brace is meant as text, write \\{ instead."
    `);
  });

  it('an attribute without quotation marks', () => {
    write(quiet, page('<Callout title=Note>\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 16
          expected  quotation marks around the words of a tag
          actual    \`N\` right after the equals sign
          fix       Write title="Morning light", with straight marks: curly ones are not read."
    `);
  });

  it('curly quotation marks', () => {
    write(quiet, page('<Callout title=“Note”>\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 16
          expected  quotation marks around the words of a tag
          actual    \`“\` right after the equals sign
          fix       Write title="Morning light", with straight marks: curly ones are not read."
    `);
  });

  it('an attribute whose mark is not closed', () => {
    write(quiet, page('<Callout title="Note>\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  a quotation mark at the end of the words
          actual    a quotation mark that is opened and never closed
          fix       Write the words of a tag between two straight marks: title="Morning light"."
    `);
  });

  it('a note in the way of web pages', () => {
    write(quiet, page('<!-- later -->'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 2
          expected  text, or a note to yourself in the form {/* note */}
          actual    <!--
          fix       Write {/* your note */}. Readers do not see it."
    `);
  });

  it('an address between angle brackets', () => {
    write(quiet, page('See <https://www.who.int>.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 12
          expected  a link in the form [words](https://…)
          actual    an address between < and >
          fix       Write [words that say where it leads](https://…); for the support mailbox write <Email />."
    `);
  });

  it('straight marks within the words of a tag', () => {
    write(quiet, page('<Callout title="Linger over "one" thing">\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 33
          expected  one straight mark before the words of a tag and one after them, and none within
          actual    \`"\` after the words seem to end
          fix       Within the words write curly marks: title="Linger over “one” thing"."
    `);
  });

  it('a comma within a tag', () => {
    write(quiet, page('<Callout title="Note", kind="note">\n\nA note.\n\n</Callout>'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 22
          expected  a space alone between the parts of a tag
          actual    \`,\`
          fix       Remove it: a tag has its name and words, as in <Callout title="Morning light" kind="note">."
    `);
  });

  it('a plain word that is a command', () => {
    write(quiet, page('export your answers from the profile page.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 8
          expected  a line that begins with another word
          actual    a line that begins with "import" or "export"
          fix       Write the sentence in another way, or move the word from the beginning of the line: those two are commands here."
    `);
  });

  it('a note to oneself that does not end', () => {
    write(quiet, page('{/* a note */}\n\n{/* ask Meera\n\nSit down.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:13
          expected  */} at the end of the note
          actual    a note that begins with {/* and does not end
          fix       Write */} where the note ends: {/* ask Meera about this */}."
    `);
  });

  it('a note that ends with the next one, and hides the text between', () => {
    write(quiet, page('{/* ask Meera\n\nSit down.\n\n{/* and Ravi */}\n\nStand up.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11
          expected  */} at the end of the note
          actual    a note that begins with {/* and does not end
          fix       Write */} where the note ends: {/* ask Meera about this */}."
    `);
  });

  it('a line break of web pages', () => {
    write(quiet, page('Sit down.<br>Stand up.'));
    expect(told().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  column 1
          expected  text without <br>
          actual    <br>
          fix       Remove it, and leave an empty line where a new part begins. Short lines one below the other are a list: begin each with "- "."
    `);
  });
});
