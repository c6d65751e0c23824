import { describe, expect, it } from 'vitest';
import { createContentFixture, page, picture, quiet } from '#tests/support/content-fixture.ts';

const { edit, write, listFindings } = createContentFixture();

describe('reports in links and media', () => {
  it('a link to a page that does not exist', () => {
    write(quiet, page('Read [the second page](/quiet3).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  the address of a page that exists
          actual    (/quiet3): there is no page of this number
          fix       If it was removed, replace the link by its text: write "the second page" only. Otherwise correct the number."
    `);
  });

  it('a link without its slash', () => {
    write(quiet, page('Read [the second page](quiet2).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  an address that begins with a slash or with https://
          actual    (quiet2)
          fix       Write (/quiet2)."
    `);
  });

  it('a link with meaningless text', () => {
    write(quiet, page('Read on [here](/quiet2).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  words that say where the link leads
          actual    [here]
          fix       Name the page or the website. Screen readers list links without their context."
    `);
  });

  it('a link without text', () => {
    write(quiet, page('Read on [](/quiet2).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  text between the square brackets
          actual    none
          fix       Write [words that say where it leads](/quiet2)."
    `);
  });

  it('an address without https', () => {
    write(quiet, page('See [the health office](http://www.who.int).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  an address that begins with https://
          actual    (http://www.who.int)
          fix       Try https://www.who.int in a browser. If it opens, write that."
    `);
  });

  it('an incomplete address', () => {
    write(quiet, page('See [the health office](https://who).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  a complete address, such as (https://www.who.int)
          actual    (https://who)
          fix       Copy the address from the browser again."
    `);
  });

  it('a fragment that the page does not have', () => {
    write(quiet, page('Read [the second part](/quiet2#how).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  the page without #: its headings have no address
          actual    #how
          fix       Remove # and what follows."
    `);
  });

  it('a mail address', () => {
    write(quiet, page('Write to [us](mailto:help@institute.in).'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  link
          expected  <Email /> for the support mailbox
          actual    (mailto:help@institute.in)
          fix       Write <Email />. The address is in content/settings.json only."
    `);
  });

  it('a telephone number outside the settings', () => {
    write(quiet, page('Call 1800-999-9999.'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  number
          expected  only numbers of content/help-now.json
          actual    1800-999-9999
          fix       Write <HelpLines /> in its place. Add a new help line to content/help-now.json, where its number is verified regularly."
    `);
  });

  it('a picture without alternative text', () => {
    write(quiet, page('![](/calm.jpg)'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  picture
          expected  a picture as <Picture>, so that it is made small for phones and described
          actual    ![](/calm.jpg)
          fix       Put the file into content/pictures and write <Picture file="name.jpg" alt="what it shows" />, or remove it."
    `);
  });

  it('a video without its files', () => {
    write(quiet, page('<Video file="calm" title="Calm">\n\nWaves.\n\n</Video>'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Video>
          expected  content/media/calm.mp4, the film
          actual    no such file
          fix       Add the file, or correct the name.

      content/reading/quiet/quiet1.mdx:11  <Video>
          expected  content/media/calm.vtt, its captions
          actual    no such file
          fix       Add the file, or correct the name.

      content/reading/quiet/quiet1.mdx:11  <Video>
          expected  content/media/calm.jpg, the picture before the click
          actual    no such file
          fix       Add the file, or correct the name."
    `);
  });

  it('a video without a transcript', () => {
    write(
      quiet,
      page('<Video embed="https://player.example.org/1" thumbnail="calm" title="Calm">\n</Video>'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Video>
          expected  text between <Video> and </Video>
          actual    nothing
          fix       Write the transcript: what is said and what is seen.

      content/reading/quiet/quiet1.mdx:11  <Video>
          expected  content/media/calm.jpg, the picture before the click
          actual    no such file
          fix       Add the file, or correct the name."
    `);
  });

  it('a player that is not allowed', () => {
    write(
      quiet,
      page('<Video embed="https://tube.example.com/1" thumbnail="calm" title="Calm">\n\nWaves.\n\n</Video>'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet1.mdx:11  <Video>
          expected  content/media/calm.jpg, the picture before the click
          actual    no such file
          fix       Add the file, or correct the name.

      content/reading/quiet/quiet1.mdx:11  <Video>
          expected  one of the hosts player.example.org
          actual    tube.example.com
          fix       If the institute approves this host, add this line to content/settings.json: "embedHosts": ["player.example.org", "tube.example.com"],"
    `);
  });

  it('an address as plain text, once, with the https address as the fix', () => {
    write(quiet, page('See www.who.int, http://who.int and [www.who.int](http://www.who.int).'));
    expect(listFindings().map((words) => words.split('\n').slice(2).join(' '))).toEqual([
      '    actual    www.who.int     fix       Write [the name of the website](https://www.who.int), if that address opens in a browser.',
      '    actual    http://who.int     fix       Write [the name of the website](https://who.int), if that address opens in a browser.',
      '    actual    (http://www.who.int)     fix       Try https://www.who.int in a browser. If it opens, write that.',
      '    actual    www.who.int     fix       Write [the name of the website](https://www.who.int).',
    ]);
  });

  it('a mail address of another domain', () => {
    write(quiet, page('Mail office@who.int, or help@institute.in.'));
    expect(listFindings().map((words) => words.split('\n').slice(1).join('\n'))).toEqual([
      `    expected  no mail address but the support mailbox
    actual    office@who.int
    fix       Name the office and link its website: [the health office](https://…).`,
      `    expected  <Email /> for the support mailbox
    actual    help@institute.in
    fix       Write <Email />. The address is in content/settings.json only.`,
    ]);
  });

  it('a player while no host is listed, with the complete line to write', () => {
    edit('content/settings.json', (text) => text.replace(/,\s*"embedHosts": \[[^\]]*\]/, ''));
    write('content/media/calm.jpg', picture);
    write(
      quiet,
      page(
        '<Video embed="https://player.example.org/1" thumbnail="calm" title="Calm">\n\nWaves.\n\n</Video>',
      ),
    );
    expect(listFindings()[0]).toContain('"embedHosts": ["player.example.org"],');
    // A value without its brackets is reported once, with the corrected value.
    edit('content/settings.json', (text) => text.replace('{', '{ "embedHosts": "player.example.org",'));
    expect(listFindings()).toHaveLength(1);
    expect(listFindings()[0]).toContain('fix       Write ["player.example.org"].');
  });
});
