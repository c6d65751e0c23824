import { describe, expect, it } from 'vitest';
import { createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { edit, write, listFindings } = createContentFixture();

describe('reports in the reading order and the settings', () => {
  it('a missing comma', () => {
    edit('content/chain.json', (text) => text.replace('"quiet1",', '"quiet1"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:13
          expected  a JSON file
          actual    no comma after "quiet1"
          fix       Write a comma at the end of this line."
    `);
  });

  it('an unknown slug', () => {
    edit('content/chain.json', (text) => text.replace('"quiet2"', '"quiet9"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:14  chapters[0].pages[1]
          expected  the file content/reading/quiet/quiet9.mdx
          actual    no such file; content/reading/quiet/quiet2.mdx is in no chapter
          fix       Write "quiet2" here, or rename that file."
    `);
  });

  it('a page that is listed twice', () => {
    edit('content/chain.json', (text) => text.replace('"quiet2"', '"quiet1"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:14  chapters[0].pages[1]
          expected  each page once in the reading order
          actual    "quiet1", also at chapters[0].pages[0]
          fix       Remove one of the two entries.

      content/reading/quiet/quiet2.mdx
          expected  a line with "quiet2" in content/chain.json
          actual    none: readers cannot open the page
          fix       Add "quiet2" to the pages of the chapter "quiet", or delete the file."
    `);
  });

  it('a cycle', () => {
    edit('content/chain.json', (text) => text.replace('"quiet2"', '{ "page": "quiet2", "next": "quiet1" }'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:14  chapters[0].pages[1].next
          expected  a reading order that ends
          actual    a cycle: quiet1 → quiet2 → quiet1
          fix       Let Next of "quiet2" lead to a page further on, or to an address such as "/dashboard"."
    `);
  });

  it('a dead end', () => {
    edit('content/chain.json', (text) =>
      text.replace(/\{\s+"page": "hard1",\s+"next": "\/dashboard"\s+\}/, '"hard1"'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:28  chapters[1].pages[0]
          expected  a page after "hard1", or a "next"
          actual    the last page, without "next"
          fix       Write { "page": "hard1", "next": "/dashboard" } in place of "hard1"."
    `);
  });

  it('a Next to an unknown page', () => {
    edit('content/chain.json', (text) => text.replace('"/dashboard"', '"/dashbord"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:30  chapters[1].pages[0].next
          expected  the slug of a page, or an address of the app that begins with a slash
          actual    "/dashbord", which leads nowhere
          fix       Did you mean "/dashboard"?"
    `);
  });

  it('an unreachable page', () => {
    edit('content/chain.json', (text) => text.replace('"quiet1"', '{ "page": "quiet1", "next": "hard1" }'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:14  chapters[0].pages[1]
          expected  a Next or a cover that leads to "quiet2"
          actual    none: readers cannot reach the page
          fix       Remove "next" of the page before it, or link to this page from another "next"."
    `);
  });

  it('a page that is not listed', () => {
    write('content/reading/quiet/quiet3.mdx', page());
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/quiet/quiet3.mdx
          expected  a line with "quiet3" in content/chain.json
          actual    none: readers cannot open the page
          fix       Add "quiet3" to the pages of the chapter "quiet", or delete the file."
    `);
  });

  it('a page in the wrong folder', () => {
    edit('content/chain.json', (text) =>
      text
        .replace(/,\s+"quiet2"/, '')
        .replace('"pages": [', '"pages": [')
        .replace(/\{\s+"page": "hard1"/, '"quiet2", { "page": "hard1"'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:27  chapters[1].pages[0]
          expected  the file content/reading/hard-days/quiet2.mdx
          actual    content/reading/quiet/quiet2.mdx
          fix       Move the file into the folder "hard-days", or move this line to the chapter "quiet"."
    `);
  });

  it('a section without an account that is unknown or retired', () => {
    const setTrial = (section: string) =>
      edit('content/settings.json', (text) =>
        text
          .replace(/\n?\s*"trial": \{[^}]*\},/, '')
          .replace('{', `{\n  "trial": { "section": "${section}" },`),
      );
    setTrial('S4');
    expect(listFindings()).toEqual([]);
    setTrial('S9');
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/settings.json:2  trial.section
          expected  one of S1, S2, S3, S4, S5
          actual    "S9", which is no questionnaire or is retired
          fix       Change it to the id of a questionnaire that people can answer, or remove "trial"."
    `);
    setTrial('S5');
    edit('questionnaires/S5-activity.json', (text) =>
      text.replace('"id": "S5",', '"id": "S5",\n  "set": { "retired": true },'),
    );
    expect(listFindings()[0]).toContain('one of S1, S2, S3, S4');
  });

  it('an unknown accent', () => {
    edit('content/chain.json', (text) => text.replace('"s1"', '"s9"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:11  chapters[0].ink
          expected  one of "s1", "s2", "s3", "s4", "s5"
          actual    "s9"
          fix       Write one of them. One of the five inks, s1 to s5."
    `);
  });

  it('a missing key', () => {
    edit('content/chain.json', (text) => text.replace('"ink": "s1",', ''));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:3  chapters[0].ink
          expected  the key "ink"
          actual    nothing
          fix       Add it. One of the five inks, s1 to s5."
    `);
  });

  it('an unknown drawing', () => {
    edit('content/chain.json', (text) => text.replace('"sunrise"', '"sunset"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "Advice. content/chain.json:9  chapters[0].card.art
          expected  one of the drawings sunrise, four, ten, embrace, horizon, circle, steps
          actual    "sunset"
          fix       Choose one of them. Until then the default is drawn."
    `);
  });

  it('a side page without a page before it', () => {
    edit('content/chain.json', (text) => text.replace('"after": "quiet2"', '"after": "quiet7"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:40  side[0].after
          expected  the slug of a page in a chapter
          actual    "quiet7"
          fix       Choose one of quiet1, quiet2, hard1."
    `);
  });

  it('a displayed number that differs from the dialled one', () => {
    edit('content/help-now.json', (text) => text.replace('"18001234567"', '"18001234576"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/help-now.json:10  lines[0].numbers[0].tel
          expected  the digits that are shown: 18001234567
          actual    18001234576
          fix       Make both numbers equal, then dial the number to check it."
    `);
  });

  it('helplines that were never checked', () => {
    edit('content/help-now.json', (text) => text.replaceAll('2026-11-01', '2026-12-24'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/help-now.json:16  lastChecked
          expected  a date that is not in the future, at the latest today, 2026-11-21
          actual    2026-12-24
          fix       Write the date on which every number was dialled."
    `);
  });

  it('an invalid mailbox', () => {
    edit('content/settings.json', (text) => text.replace('help@institute.in', 'institute'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/settings.json:12  supportEmail
          expected  a mail address, such as help@institute.in
          actual    "institute"
          fix       Write it in this format."
    `);
  });

  it('an institute with two names', () => {
    edit('content/settings.json', (text) =>
      text.replace('"name": "An Institute"', '"name": "The Institute"'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/settings.json:5  institute.lines
          expected  the words of "name": The Institute
          actual    An Institute
          fix       Make them equal."
    `);
  });

  it('a description of an unknown page', () => {
    edit('content/pages.json', (text) => text.replace('"/"', '"/start"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/pages.json:4  descriptions./start
          expected  the address of a screen that needs no login
          actual    "/start"
          fix       Correct the address, or remove the line."
    `);
  });

  it('one wrong letter in a slug, once, and only where it is misspelled', () => {
    write(quiet, page('Read [the second page](/quiet2).'));
    edit('questionnaires/S2-emotional.json', (text) =>
      text.replaceAll('"reading": ["quiet1"]', '"reading": ["quiet2"]'),
    );
    edit('content/chain.json', (text) => text.replace('"quiet2"', '"qiuet2"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:14  chapters[0].pages[1]
          expected  the file content/reading/quiet/qiuet2.mdx
          actual    no such file; content/reading/quiet/quiet2.mdx is in no chapter
          fix       Write "quiet2" here, or rename that file."
    `);
  });

  it('a review more than half a year after the numbers were checked', () => {
    edit('content/help-now.json', (text) => text.replace('2027-04-01', '2027-05-06'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/help-now.json:17  reviewBy
          expected  a day at most half a year (185 days) after "lastChecked", 2026-11-01
          actual    2027-05-06, 186 days after it
          fix       Write an earlier day, on which every number is dialled again."
    `);
    edit('content/help-now.json', (text) => text.replace('2027-05-06', '2027-05-05'));
    expect(listFindings()).toEqual([]);
  });

  it('a review on a day that does not exist', () => {
    edit('content/help-now.json', (text) => text.replace('2027-04-01', '2027-02-30'));
    expect(listFindings().join('\n\n')).toContain('actual    2027-02-30');
  });
});
